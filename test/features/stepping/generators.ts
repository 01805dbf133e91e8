/** Steps to the next phase, whether it is time or not. */
import { byModerator, type SideAction } from '../../support/side-action.ts';
import { nextPhase, stateOf } from '../../support/table.ts';

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [
  (table) => byModerator(nextPhase(table)),
  (table) => byModerator({ type: 'EndPhase', phase: stateOf(table).phase }),
];
