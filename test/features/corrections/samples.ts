/** Facts corrected at random. */
import type { Random } from '#engine';
import type { Move } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';
import { randomFact } from '../../support/random-facts.ts';
import { stateOf, type Table } from '../../support/table.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [correction, correction];

function correction(table: Table, random: Random): Move {
  return byModerator({ type: 'CorrectFact', fact: randomFact(stateOf(table), random) });
}
