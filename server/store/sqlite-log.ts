import type Database from 'libsql';
import type { LogEntry } from '#engine';
import type { Append, EventStore, NewTable } from './event-store.ts';
import { toPromise } from './to-promise.ts';
import type { SharedCommit } from './group-commit.ts';
import { inTransaction } from './transaction.ts';
import type { SwapSteps } from './sqlite-swaps.ts';
import { fromStored, toStored } from './upcasts.ts';

type LogMethods = Pick<
  EventStore,
  'foundTable' | 'hasTable' | 'dueTables' | 'latest' | 'entries' | 'append' | 'appendInTurn' | 'receipt'
>;

export interface EventRow {
  readonly at: number;
  readonly version: number;
  readonly body: string;
}

/** Tables, their events and the receipts of commands, in SQLite. */
export function sqliteLog(db: Database.Database, swaps: SwapSteps, commit: SharedCommit): LogMethods {
  const insertTable = db.prepare('INSERT OR IGNORE INTO tables (code, founded_at, length) VALUES (?, ?, ?)');
  const insertDesk = db.prepare('INSERT INTO desks (code, credential) VALUES (?, ?)');
  const insertEvent = db.prepare('INSERT INTO events (code, position, at, version, body) VALUES (?, ?, ?, ?, ?)');
  const insertReceipt = db.prepare('INSERT OR IGNORE INTO receipts (code, actor, id, answer) VALUES (?, ?, ?, ?)');
  const advance = db.prepare('UPDATE tables SET length = ?, due = ? WHERE code = ? AND length = ?');
  const selectTable = db.prepare('SELECT code FROM tables WHERE code = ? AND length > 0');
  const selectDue = db.prepare('SELECT code FROM tables WHERE due IS NOT NULL ORDER BY due');
  const selectLatest = db.prepare(
    'SELECT MAX(at) AS at FROM tables JOIN events ON events.code = tables.code AND position = length - 1',
  );
  const selectEvents = db.prepare(`
    SELECT at, version, body FROM events WHERE code = ?1 AND position >= ?2
      AND position < (SELECT length FROM tables WHERE code = ?1)
    ORDER BY position
  `);
  const selectReceipt = db.prepare('SELECT answer FROM receipts WHERE code = ? AND actor = ? AND id = ?');

  const writeEntries = (code: string, from: number, entries: readonly LogEntry[]) => {
    entries.forEach(({ at, event }, index) => {
      const { version, body } = toStored(event);
      insertEvent.run(code, from + index, at, version, body);
    });
  };

  const found = inTransaction(db, ({ code, at, deskCredential, entries }: NewTable): boolean => {
    if (insertTable.run(code, at, entries.length).changes === 0) return false;
    insertDesk.run(code, deskCredential);
    writeEntries(code, 0, entries);
    return true;
  });

  const write = ({ code, expected, entries, receipt, due, swap }: Append): void => {
    // The row's length is the lock: the first writer to change it gets the position.
    if (advance.run(expected + entries.length, due, code, expected).changes === 0) throw new Conflict();
    if (receipt !== null && insertReceipt.run(code, receipt.actor, receipt.id, receipt.answer).changes === 0) {
      throw new Conflict();
    }
    if (swap !== undefined && !swaps.exchange(code, swap)) throw new Conflict();
    writeEntries(code, expected, entries);
  };

  /**
   * Appends writes in turn, and returns how many came before the first conflict. Nothing of the conflicting write is
   * kept.
   */
  const writeInTurn = (writes: readonly Append[]): number => {
    for (const [index, one] of writes.entries()) {
      db.exec('SAVEPOINT in_turn');
      try {
        write(one);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        db.exec('ROLLBACK TO in_turn; RELEASE in_turn');
        return index;
      }
      db.exec('RELEASE in_turn');
    }
    return writes.length;
  };

  return {
    foundTable: (table) => toPromise(() => found(table)),
    hasTable: (code) => toPromise(() => selectTable.get(code) !== undefined),
    dueTables: () => toPromise(() => (selectDue.all() as { code: string }[]).map((row) => row.code)),
    latest: () => toPromise(() => (selectLatest.get() as { at: number | null }).at ?? 0),
    entries: (code, from) => toPromise(() => (selectEvents.all(code, from) as EventRow[]).map(toEntry)),
    append: (attempt) =>
      commit
        .write(() => {
          write(attempt);
        })
        .then(() => 'appended' as const, conflictOr),
    appendInTurn: (writes) => commit.write(() => writeInTurn(writes)),
    receipt: (code, actor, id) =>
      toPromise(() => (selectReceipt.get(code, actor, id) as { answer: string } | undefined)?.answer ?? null),
  };
}

/** Rolls the transaction back and tells the writer to decide again. */
class Conflict extends Error {}

function conflictOr(error: unknown): 'conflict' {
  if (error instanceof Conflict) return 'conflict';
  throw error;
}

export const toEntry = ({ at, version, body }: EventRow): LogEntry => ({ at, event: fromStored({ version, body }) });
