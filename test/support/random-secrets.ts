/** What owners tell of their own secrets before they fight. */
import {
  OWN_MATTERS,
  type FactionId,
  type OwnFact,
  type OwnMatter,
  type Random,
  type TableChoices,
} from '../../lib/engine.ts';
import { chance, type Move } from './chances.ts';
import { ofFeatures } from './of-features.ts';
import { handOf } from './random-cards.ts';
import type { Telling } from './telling.ts';

/** How each secret of the engine's table is told. */
const TELLINGS = ofFeatures('tellings') as { readonly [Matter in OwnMatter]: Telling<Matter> };

export const randomSecrets = (
  faction: FactionId,
  factions: readonly FactionId[],
  choices: TableChoices,
  random: Random,
): readonly Move[] =>
  OWN_MATTERS.flatMap((matter): readonly Move[] => {
    const { likely, by } = TELLINGS[matter];
    if ((by !== undefined && by !== faction) || !chance(likely, random)) return [];
    const dealt = dealtInstead(matter, faction, choices, random);
    return (
      dealt ?? [{ by: faction, want: { type: 'EnterOwn', fact: randomTelling(matter, faction, factions, random) } }]
    );
  });

/** What somebody may well say of a secret of this kind; some of it is refused. */
export const randomTelling = (
  matter: OwnMatter,
  faction: FactionId,
  factions: readonly FactionId[],
  random: Random,
): OwnFact => TELLINGS[matter].told(faction, factions, random);

/** Where Mentat keeps the cards, nobody tells them: hands are dealt, and traitors were. */
function dealtInstead(
  matter: OwnMatter,
  faction: FactionId,
  { components }: TableChoices,
  random: Random,
): readonly Move[] | null {
  if (matter === 'traitors' && components.traitors === 'app') return [];
  if (matter !== 'hand' || components.treachery === 'cardboard') return null;
  return [{ by: 'moderator', want: { type: 'DealCards', faction, count: 1 + random(handOf(faction)) } }];
}
