/** Random declarations of this feature's secrets, and different declarations at two paired tables. */
import type { SecretAlternatives, DeclarationGenerators } from '../../support/feature.ts';
import { advanced2019 } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { pickRandom } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

export const declarationGenerators: DeclarationGenerators<'kwisatzHaderach'> = {
  // In most cases the number is enough for the Kwisatz Haderach.
  'battle-losses': {
    likely: 75,
    by: 'atreides',
    told: (_faction, _factions, random) => ({ kind: 'battle-losses', losses: random(7) + 7 * random(2) }),
  },
};

export const secretAlternatives: SecretAlternatives<'kwisatzHaderach'> = {
  'battle-losses': (_table, _owner, random) => [
    { kind: 'battle-losses', losses: random(7) },
    { kind: 'battle-losses', losses: 7 + random(7) },
  ],
};

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'battle-losses': { choices: advanced2019 },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (_table, random) =>
    byModerator({
      type: 'CorrectFact',
      fact: { kind: 'kwisatz-haderach', where: pickRandom(['ready', 'ready', 'tanks'], random), usedIn: null },
    }),
];
