/** How its secrets are told, at random, and at two tables otherwise. */
import type { Otherwises, Tellings } from '../../support/feature.ts';
import { advanced2019 } from '../../support/twins/choices.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import { pick } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';

export const tellings: Tellings<'kwisatzHaderach'> = {
  // More often than not enough for the Kwisatz Haderach.
  'battle-losses': {
    likely: 75,
    by: 'atreides',
    told: (_faction, _factions, random) => ({ kind: 'battle-losses', losses: random(7) + 7 * random(2) }),
  },
};

export const otherwise: Otherwises<'kwisatzHaderach'> = {
  'battle-losses': (_table, _owner, random) => [
    { kind: 'battle-losses', losses: random(7) },
    { kind: 'battle-losses', losses: 7 + random(7) },
  ],
};

/** What twins can differ in here. */
export const twins = {
  'battle-losses': { choices: advanced2019 },
} satisfies Twinned;

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (_table, random) =>
    byModerator({
      type: 'CorrectFact',
      fact: { kind: 'kwisatz-haderach', where: pick(['ready', 'ready', 'tanks'], random), usedIn: null },
    }),
];
