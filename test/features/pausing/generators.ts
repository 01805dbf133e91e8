/** Random pauses. */
import { chance } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { stateOf } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({ by: randomFaction(table, random), command: { type: 'RaiseHand' } }),
  (table, random) =>
    byModerator({ type: chance(60, random) === (stateOf(table).paused === null) ? 'PauseTable' : 'ResumeTable' }),
  (table, random) => ({ by: randomFaction(table, random), command: { type: 'LowerHand' } }),
];
