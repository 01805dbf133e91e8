/** Random ends of battles, and paired tables that differ in a plan. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { tableView } from '../../support/table.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  plan: { parts: answered('battle-plan') },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({
    by: randomFaction(table, random),
    command: { type: 'ProposeNoLeader', battle: tableView(table).battle?.id ?? 'b1' },
  }),
  () => byModerator({ type: 'EndBattles' }),
];
