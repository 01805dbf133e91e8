/** Random checks of secrets. */
import { SECRET_KINDS } from '#engine';
import { pickRandom } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) =>
    byModerator({ type: 'AskOwner', faction: randomFaction(table, random), matter: pickRandom(SECRET_KINDS, random) }),
];
