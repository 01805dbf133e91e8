/** Makes one move at a table, when its time has come. */
import type { Move } from './chances.ts';
import { afterSilence, send, type Table } from './table.ts';

/** Sends a move; the clock's own moves wait until their time has come. */
export const makeMove = (table: Table, { by, intent }: Move) => send(at(table, { by, intent }), by, intent);

function at(table: Table, { by, intent }: Move): Table {
  if (intent.type === 'AnswerByDefault') return afterSilence(table);
  const deadline = table.engine.nextDeadline(table.timeline);
  return (by === 'clock' || intent.type === 'CloseWindow') && deadline !== null
    ? { ...table, now: Math.max(table.now, deadline.at) }
    : table;
}
