/** Makes one move at a table when the time of the move has come. */
import type { Move } from './random-choice.ts';
import { afterSilence, send, type Table } from './table.ts';

/** Sends a move; moves of the clock first advance the time. */
export const makeMove = (table: Table, { by, command }: Move) => send(at(table, { by, command }), by, command);

function at(table: Table, { by, command }: Move): Table {
  if (command.type === 'AnswerByDefault') return afterSilence(table);
  const deadline = table.engine.nextDeadline(table.timeline);
  return (by === 'clock' || command.type === 'CloseWindow') && deadline !== null
    ? { ...table, now: Math.max(table.now, deadline.at) }
    : table;
}
