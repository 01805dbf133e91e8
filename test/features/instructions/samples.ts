/** Hand moves ticked off at random. */
import { chance, pick } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';
import { stateOf } from '../../support/table.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => {
    const { instructions } = stateOf(table);
    if (instructions.length === 0) return byModerator({ type: 'EndBattles' });
    const { id, owner } = pick(instructions, random);
    return {
      by: owner === 'table' ? 'moderator' : owner,
      command: { type: 'TickInstruction', instruction: id, done: chance(80, random) },
    };
  },
];
