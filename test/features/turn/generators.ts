/** Random corrections of turns. */
import { pickRandom } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'phase', phase: pickRandom(LATE, random) } }),
];

/** Phases that soon lead to a played phase. */
const LATE = ['shipment', 'battle', 'collection', 'mentat-pause'] as const;
