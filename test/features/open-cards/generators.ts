/** Records of treachery cards at random. */
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** What is done of it besides answering. */
export const sideActions: readonly SideAction[] = [() => byModerator({ type: 'LookThroughOpenCards' })];
