/** Talk at random. */
import { chance } from '../../support/chances.ts';
import { byModerator, someFaction, type Diversion } from '../../support/diversion.ts';
import { stateOf } from '../../support/table.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => ({ by: someFaction(table, random), command: { type: 'RaiseHand' } }),
  (table, random) =>
    byModerator({ type: chance(60, random) === (stateOf(table).paused === null) ? 'PauseTable' : 'ResumeTable' }),
  (table, random) => ({ by: someFaction(table, random), command: { type: 'LowerHand' } }),
];
