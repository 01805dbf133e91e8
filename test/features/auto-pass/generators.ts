/** Standing aside at random, and tables that differ in who does. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { chance } from '../../support/random-choice.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';

/** What twins can differ in here. */
export const secretPairs = {
  'stands-aside': {
    parts: (_table, owner) => ({
      owner,
      one: { by: owner, command: { type: 'SetAutoPass', on: true } },
      two: { by: owner, command: { type: 'SetAutoPass', on: false } },
    }),
  },
} satisfies Twinned;

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({ by: randomFaction(table, random), command: { type: 'SetAutoPass', on: chance(50, random) } }),
];
