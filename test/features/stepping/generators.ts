/** Steps to the next phase, at right and at wrong moments. */
import { byModerator, type SideAction } from '../../support/side-action.ts';
import { nextPhase, stateOf } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table) => byModerator(nextPhase(table)),
  (table) => byModerator({ type: 'EndPhase', phase: stateOf(table).phase }),
];
