/** Standing aside at random, and tables that differ in who does. */
import type { Twinned } from '../../support/twins/difference.ts';
import { chance } from '../../support/chances.ts';
import { someFaction, type Diversion } from '../../support/diversion.ts';

/** What twins can differ in here. */
export const twins = {
  'stands-aside': {
    parts: (_table, owner) => ({
      owner,
      one: { by: owner, command: { type: 'StandAside', on: true } },
      two: { by: owner, command: { type: 'StandAside', on: false } },
    }),
  },
} satisfies Twinned;

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => ({ by: someFaction(table, random), command: { type: 'StandAside', on: chance(50, random) } }),
];
