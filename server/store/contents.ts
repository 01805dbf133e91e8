import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { versionOf } from './migrations/migrate.ts';

/** The tables that a database file holds: the number of events of each, by join code. */
export type Contents = ReadonlyMap<string, number>;

const NOTHING: Contents = new Map();

/** Returns what an open database holds. */
export function contentsOf(db: Database.Database): Contents {
  if (versionOf(db) === 0) return NOTHING;
  const rows = db.prepare('SELECT code, length FROM tables').all() as { code: string; length: number }[];
  return new Map(rows.map(({ code, length }) => [code, length]));
}

/** Returns what a file holds that no process writes to; nothing where the file cannot be read. */
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

/** Returns how many events of `one` are missing from `other`. */
export const missingFrom = (other: Contents, one: Contents): number =>
  [...one].reduce((sum, [code, length]) => sum + Math.max(0, length - (other.get(code) ?? 0)), 0);
