/** Battles ended at random, and tables that differ in a plan. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { tableView } from '../../support/table.ts';

/** What twins can differ in here. */
export const secretPairs = {
  plan: { parts: answered('battle-plan') },
} satisfies Twinned;

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({
    by: randomFaction(table, random),
    command: { type: 'ProposeNoLeader', battle: tableView(table).battle?.id ?? 'b1' },
  }),
  () => byModerator({ type: 'EndBattles' }),
];
