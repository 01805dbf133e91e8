/** Steps to the next phase, whether it is time or not. */
import { byModerator, type SideAction } from '../../support/side-action.ts';
import { nextPhase, stateOf } from '../../support/table.ts';

/** What is done of it besides answering. */
export const sideActions: readonly SideAction[] = [
  (table) => byModerator(nextPhase(table)),
  (table) => byModerator({ type: 'EndPhase', phase: stateOf(table).phase }),
];
