/** Steps to the next phase, whether it is time or not. */
import { byModerator, type Diversion } from '../../support/diversion.ts';
import { nextPhase, stateOf } from '../../support/table.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table) => byModerator(nextPhase(table)),
  (table) => byModerator({ type: 'EndPhase', phase: stateOf(table).phase }),
];
