/** Random settings of card records. */
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [() => byModerator({ type: 'LookThroughOpenCards' })];
