import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { versionOf } from './migrations/migrate.ts';

/** The tables of a database file, by join code. */
export interface Contents {
  /** The number of events of each table. */
  readonly tables: ReadonlyMap<string, number>;
  /** The number of events that each deleted table had. */
  readonly deleted: ReadonlyMap<string, number>;
}

export const NOTHING: Contents = { tables: new Map(), deleted: new Map() };

/** Whether a file holds no table and has never deleted one. */
export const isEmpty = ({ tables, deleted }: Contents): boolean => tables.size + deleted.size === 0;

/** Returns what an open database holds. */
export function contentsOf(db: Database.Database): Contents {
  if (versionOf(db) === 0) return NOTHING;
  return {
    tables: lengths(db, 'SELECT code, length FROM tables WHERE length > 0'),
    deleted: knowsDeletions(db) ? lengths(db, 'SELECT code, length FROM deleted_tables') : NOTHING.deleted,
  };
}

function lengths(db: Database.Database, select: string): ReadonlyMap<string, number> {
  const rows = db.prepare(select).all() as { code: string; length: number }[];
  return new Map(rows.map(({ code, length }) => [code, length]));
}

/** An older Mentat wrote files without this record. */
const knowsDeletions = (db: Database.Database): boolean =>
  db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'deleted_tables'`).get() !== undefined;

/** Returns the contents of a file that no process writes to; nothing if it cannot be read. */
export function contentsOfFile(path: string): Contents {
  try {
    const db = new Database(`${pathToFileURL(path).href}?immutable=1`);
    try {
      return contentsOf(db);
    } finally {
      db.close();
    }
  } catch {
    return NOTHING;
  }
}

/** Returns how many events of `one` are missing from `other`. Events that were deleted from `other` do not count. */
export const missingFrom = (other: Contents, one: Contents): number =>
  [...one.tables].reduce((sum, [code, length]) => {
    const known = Math.max(other.tables.get(code) ?? 0, other.deleted.get(code) ?? 0);
    return sum + Math.max(0, length - known);
  }, 0);
