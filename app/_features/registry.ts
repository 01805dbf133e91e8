import { must } from '#client';
import { FEATURES, type Bundle, type FeatureName } from './features.ts';

type PartsOf = Readonly<Partial<Record<FeatureName, object>>>;
type Ranked = Readonly<Partial<Record<Bundle, Readonly<Record<string, number | undefined>>>>>;

/** Returns the parts that the features put into one slot of a bundle, by rank. */
export function fillersOf(bundle: Bundle, parts: PartsOf, slot: string): readonly unknown[] {
  const partOf = (name: FeatureName) => (parts[name] as Readonly<Record<string, unknown>> | undefined)?.[slot];
  const rankOf = (name: FeatureName) => (FEATURES[name] as Ranked)[bundle]?.[slot];
  return (Object.keys(FEATURES) as readonly FeatureName[])
    .flatMap((name) => {
      const rank = rankOf(name);
      return rank === undefined ? [] : [{ rank, part: must(partOf(name), 'a part for this slot') }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ part }) => part);
}
