/** The actions of this feature in scenario files. */
import { oneOf, text, type Node } from '../../support/scenario/node.ts';
import type { FactionId, InstructionId, Command } from '#engine';
import type { Run } from '../../support/scenario/run.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  tick: tickCommand,
};

export const moderator: Words['moderator'] = {
  clear: (_run, value) => {
    oneOf(value, ['instructions'], 'thing to clear');
    return [{ type: 'ClearInstructions' }];
  },
  tick: (run, value) => [tickCommand(run, 'table', value)],
};

/** The first unticked action of this kind, of this owner or of the table. */
function tickCommand(run: Run, owner: FactionId | 'table', node: Node): Command {
  const wanted = text(node);
  const found = tableView(run.table).instructions.find(
    (one) => (one.owner === owner || one.owner === 'table') && one.move.kind === wanted && !one.done,
  );
  return { type: 'TickInstruction', instruction: found?.id ?? ('i0' satisfies InstructionId), done: true };
}
