/** Random changes of “nothing from me this turn”, and paired tables that differ in it. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { chance } from '../../support/random-choice.ts';
import { randomFaction, type SideAction } from '../../support/side-action.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'stands-aside': {
    parts: (_table, owner) => ({
      owner,
      one: { by: owner, command: { type: 'SetAutoPass', on: true } },
      two: { by: owner, command: { type: 'SetAutoPass', on: false } },
    }),
  },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({ by: randomFaction(table, random), command: { type: 'SetAutoPass', on: chance(50, random) } }),
];
