/** Records of treachery cards at random. */
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [() => byModerator({ type: 'LookThroughOpenCards' })];
