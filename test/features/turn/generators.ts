/** Turns put right at random. */
import { pickRandom } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'phase', phase: pickRandom(LATE, random) } }),
];

/** Phases from which something is soon played. */
const LATE = ['shipment', 'battle', 'collection', 'mentat-pause'] as const;
