/** Moves that end in several sectors of a territory, in the form that the page shows. */
import { choices, partName, partNamed, type AnswerRecord, type Grammar, type Place } from '#client';
import { shapesOf, type Counts, type Group } from './groups.ts';

/** A number of forces for one sector and one kind. */
export interface End {
  /** The name of the number in an answer. */
  readonly field: string;
  readonly part: Place;
  readonly isSpecial: boolean;
  readonly most: number;
}

/** Returns the numbers of a move of this group that ends in several sectors of this territory; none if it cannot. */
export function endsOf(answers: Grammar, group: Group, to: Place): readonly End[] {
  const shape = partingTo(answers, group, to);
  if (shape === undefined) return [];
  const kinds = [
    { isSpecial: false, mark: '' },
    { isSpecial: true, mark: '*' },
  ];
  return arrivals(shape, to).flatMap((part) =>
    kinds.flatMap(({ isSpecial, mark }): readonly End[] => {
      const field = `>${partName(part)}${mark}`;
      const numbers = choices(shape, field, {}).map(Number);
      return numbers.length === 0 ? [] : [{ field, part, isSpecial, most: Math.max(...numbers) }];
    }),
  );
}

/** Returns such a move as an answer. */
export const partingSaid = (
  group: Group,
  to: Place,
  side: string,
  ends: readonly End[],
  counts: Counts,
): AnswerRecord => ({
  from: group.map(partName).join(),
  into: to.territory,
  side,
  ...Object.fromEntries(ends.map(({ field }) => [field, counts[field] ?? 0])),
});

const partingTo = (answers: Grammar, group: Group, to: Place): Grammar | undefined =>
  shapesOf(answers).find(
    (shape) =>
      choices(shape, 'into', {}).includes(to.territory) &&
      choices(shape, 'from', {}).some((from) => group.length === 1 && group.some((one) => partName(one) === from)),
  );

/** Returns the sectors that such a move may name. */
const arrivals = (shape: Grammar, { territory }: Place): readonly Place[] =>
  SECTORS.map((sector) => `${territory}@${sector}`)
    .filter((name) => choices(shape, `>${name}`, {}).length > 0)
    .map(partNamed);

const SECTORS = Array.from({ length: 18 }, (_, at) => at + 1);
