/** Random ticks of instructions. */
import { chance, pickRandom } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';
import { stateOf } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => {
    const { instructions } = stateOf(table);
    if (instructions.length === 0) return byModerator({ type: 'EndBattles' });
    const { id, owner } = pickRandom(instructions, random);
    return {
      by: owner === 'table' ? 'moderator' : owner,
      command: { type: 'TickInstruction', instruction: id, done: chance(80, random) },
    };
  },
];
