/**
 * Tables that are only partly in the file. A table of length 0 is being restored or deleted: it counts as no table, so
 * that both can take many small transactions. The next start removes what a crash left of it.
 */
import type Database from 'libsql';
import { othersFirst } from './slices.ts';
import { inTransaction } from './transaction.ts';

/** The number of rows of each kind that one transaction deletes. */
const SLICE = 500;
/** The kinds of which a table has many rows, each with the columns that identify a row. */
const LONG = { events: 'position', receipts: 'actor, id', notices: 'position' } as const;
const SHORT = ['seats', 'desks', 'votes', 'swap_offers', 'snapshots'] as const;

export interface Removal {
  /** Sets the length of this table to 0 and remembers that it was deleted. Returns whether the table existed. */
  readonly strike: (code: string) => boolean;
  /** Removes all rows of a table of length 0 in slices. Other tables can act between two slices. */
  clear(code: string): Promise<void>;
  /** Removes all tables of length 0 in one go. For the start, when no table runs. */
  clearAll(): void;
}

export function sqliteRemoval(db: Database.Database): Removal {
  // Overwrites a deleted event instead of only marking it as free.
  db.exec('PRAGMA secure_delete = ON');
  const remember = db.prepare(`
    INSERT INTO deleted_tables (code, length) SELECT code, length FROM tables WHERE code = ? AND length > 0
    ON CONFLICT (code) DO UPDATE SET length = MAX(length, excluded.length)
  `);
  const hide = db.prepare('UPDATE tables SET length = 0, due = NULL WHERE code = ?');
  const deleteShort = SHORT.map((name) => db.prepare(`DELETE FROM ${name} WHERE code = ?`));
  const deleteSlices = Object.entries(LONG).map(([name, key]) =>
    db.prepare(
      `DELETE FROM ${name} WHERE code = ?1 AND (${key}) IN (SELECT ${key} FROM ${name} WHERE code = ?1 LIMIT ${SLICE})`,
    ),
  );
  const deleteTable = db.prepare('DELETE FROM tables WHERE code = ? AND length = 0');
  const selectPartial = db.prepare('SELECT code FROM tables WHERE length = 0');

  const strike = inTransaction(db, (code: string): boolean => {
    if (remember.run(code).changes === 0) return false;
    hide.run(code);
    for (const statement of deleteShort) statement.run(code);
    return true;
  });
  /** Deletes a slice of rows. Returns whether rows of the table are left. */
  const clearSlice = inTransaction(db, (code: string): boolean => {
    const deleted = deleteSlices.map((statement) => statement.run(code).changes);
    if (deleted.some((changes) => changes === SLICE)) return true;
    for (const statement of deleteShort) statement.run(code);
    deleteTable.run(code);
    return false;
  });

  return {
    strike,
    async clear(code) {
      while (clearSlice(code)) await othersFirst();
    },
    clearAll() {
      for (const { code } of selectPartial.all() as { code: string }[]) while (clearSlice(code));
    },
  };
}
