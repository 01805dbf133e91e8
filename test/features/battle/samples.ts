/** Battles ended at random, and tables that differ in a plan. */
import type { Twinned } from '../../support/twins/difference.ts';
import { answered } from '../../support/twins/ways-to-part.ts';
import { byModerator, someFaction, type Diversion } from '../../support/diversion.ts';
import { tableView } from '../../support/table.ts';

/** What twins can differ in here. */
export const twins = {
  plan: { parts: answered('battle-plan') },
} satisfies Twinned;

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => ({
    by: someFaction(table, random),
    command: { type: 'ProposeNoLeader', battle: tableView(table).battle?.id ?? 'b1' },
  }),
  () => byModerator({ type: 'EndBattles' }),
];
