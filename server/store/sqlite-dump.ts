import type Database from 'libsql';
import type { Notice, TableNotice } from '#engine';
import type { EventStore, TableDump } from './event-store.ts';
import { toPromise } from './to-promise.ts';
import { othersFirst } from './slices.ts';
import type { Removal } from './sqlite-removal.ts';
import { inTransaction } from './transaction.ts';
import { sqliteNotices } from './sqlite-notices.ts';

/** The number of rows that are written in one slice. */
const WRITTEN = 500;

/**
 * Reads a whole table from SQLite in one transaction, and writes one in slices. Other tables can act between two
 * slices.
 */
export function sqliteDump(db: Database.Database, removal: Removal): Pick<EventStore, 'dump' | 'restore'> {
  const { tell } = sqliteNotices(db);
  const table = db.prepare('SELECT founded_at AS foundedAt, due FROM tables WHERE code = ? AND length > 0');
  const desk = db.prepare('SELECT credential FROM desks WHERE code = ?');
  const events = db.prepare('SELECT at, version, body FROM events WHERE code = ? ORDER BY position');
  const receipts = db.prepare('SELECT actor, id, answer FROM receipts WHERE code = ? ORDER BY actor, id');
  const seats = db.prepare('SELECT faction, name, credential FROM seats WHERE code = ? ORDER BY faction');
  const notices = db.prepare('SELECT at, body FROM notices WHERE code = ? ORDER BY position');
  const votes = db.prepare('SELECT faction AS "by", candidate FROM votes WHERE code = ? ORDER BY faction');

  const insertTable = db.prepare('INSERT OR IGNORE INTO tables (code, founded_at, length) VALUES (?, ?, 0)');
  const finishTable = db.prepare('UPDATE tables SET length = ?, due = ? WHERE code = ?');
  const insertDesk = db.prepare('INSERT INTO desks (code, credential) VALUES (?, ?)');
  const insertEvent = db.prepare('INSERT INTO events (code, position, at, version, body) VALUES (?, ?, ?, ?, ?)');
  const insertReceipt = db.prepare('INSERT INTO receipts (code, actor, id, answer) VALUES (?, ?, ?, ?)');
  const insertSeat = db.prepare('INSERT INTO seats (code, faction, name, credential) VALUES (?, ?, ?, ?)');
  const insertNotice = db.prepare('INSERT INTO notices (code, position, at, body) VALUES (?, ?, ?, ?)');
  const insertVote = db.prepare('INSERT INTO votes (code, faction, candidate) VALUES (?, ?, ?)');

  const take = inTransaction(db, (code: string, told: TableNotice): TableDump | null => {
    const found = table.get(code) as Pick<TableDump, 'foundedAt' | 'due'> | undefined;
    if (found === undefined) return null;
    tell(code, told);
    return {
      code,
      foundedAt: found.foundedAt,
      due: found.due,
      desk: (desk.get(code) as { credential: string } | undefined)?.credential ?? null,
      events: (events.all(code) as TableDump['events']).map(({ at, version, body }) => ({ at, version, body })),
      receipts: (receipts.all(code) as TableDump['receipts']).map(({ actor, id, answer }) => ({ actor, id, answer })),
      seats: (seats.all(code) as TableDump['seats']).map(({ faction, name, credential }) => ({
        faction,
        name,
        credential,
      })),
      notices: (notices.all(code) as { at: number; body: string }[]).map(({ at, body }) => ({
        at,
        notice: JSON.parse(body) as Notice,
      })),
      votes: (votes.all(code) as TableDump['votes']).map(({ by, candidate }) => ({ by, candidate })),
    };
  });

  const writeSlice = inTransaction(db, (rows: readonly (() => unknown)[]) => {
    for (const row of rows) row();
  });
  /** The kinds of which a table has many rows. */
  const longRows = ({ code, events: log, receipts: answers, notices: news }: TableDump): readonly (() => unknown)[] => [
    ...log.map(
      ({ at, version, body }, position) =>
        () =>
          insertEvent.run(code, position, at, version, body),
    ),
    ...answers.map(
      ({ actor, id, answer }) =>
        () =>
          insertReceipt.run(code, actor, id, answer),
    ),
    ...news.map(
      ({ at, notice }, position) =>
        () =>
          insertNotice.run(code, position, at, JSON.stringify(notice)),
    ),
  ];
  /** From this write on, the table exists. */
  const finish = inTransaction(db, ({ code, ...dump }: TableDump) => {
    if (dump.desk !== null) insertDesk.run(code, dump.desk);
    dump.seats.forEach(({ faction, name, credential }) => insertSeat.run(code, faction, name, credential));
    dump.votes.forEach(({ by, candidate }) => insertVote.run(code, by, candidate));
    finishTable.run(dump.events.length, dump.due, code);
  });
  const put = async (dump: TableDump): Promise<boolean> => {
    if (insertTable.run(dump.code, dump.foundedAt).changes === 0) return false;
    try {
      const rows = longRows(dump);
      for (let from = 0; from < rows.length; from += WRITTEN) {
        writeSlice(rows.slice(from, from + WRITTEN));
        await othersFirst();
      }
      finish(dump);
    } catch (error) {
      await removal.clear(dump.code);
      throw error;
    }
    return true;
  };

  return {
    dump: (code, told) => toPromise(() => take(code, told)),
    restore: put,
  };
}
