/** How its secrets are told, at random, and at two tables otherwise. */
import { chance } from '../../support/chances.ts';
import type { Otherwises, Tellings } from '../../support/feature.ts';
import { advanced2019, withComponents } from '../../support/twins/choices.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';

export const tellings: Tellings<'stormCard'> = {
  // Before a fight none lies there yet, and it is refused.
  'storm-card': {
    likely: 10,
    by: 'fremen',
    told: (_faction, _factions, random) => ({
      kind: 'storm-card',
      card: chance(20, random) ? 'untold' : 1 + random(6),
    }),
  },
};

export const otherwise: Otherwises<'stormCard'> = {
  'storm-card': (_table, _owner, random) => {
    const one = 1 + random(6);
    const other = 1 + ((one + random(5)) % 6);
    return [
      { kind: 'storm-card', card: one },
      { kind: 'storm-card', card: chance(25, random) ? 'untold' : other },
    ];
  },
};

/** What twins can differ in here. */
export const twins = {
  'storm-card': { choices: (any) => withComponents({ stormCards: 'cardboard' })(advanced2019(any)) },
} satisfies Twinned;

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'storm-card', lies: chance(70, random) } }),
];
