import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { hasOtherLogs } from './data-file.ts';
import { NEWEST_SCHEMA, versionOf } from './migrations/migrate.ts';

/** The state of a database file. */
export type Inspected =
  | { readonly state: 'good' }
  | { readonly state: 'foreign' }
  | { readonly state: 'damaged' }
  | { readonly state: 'newer' }
  /** Another Mentat wrote the games of the file, with logs that this one cannot read. */
  | { readonly state: 'other-logs' };

/** Inspects a database file that no process writes to. It leaves no trace, not even next to the file. */
export function inspect(path: string): Inspected {
  try {
    const db = new Database(`${pathToFileURL(path).href}?immutable=1`);
    try {
      return inspectOpen(db);
    } finally {
      db.close();
    }
  } catch (error) {
    return { state: stateByError(error) };
  }
}

/** Inspects an open database. */
export function inspectOpen(db: Database.Database): Inspected {
  try {
    if (!isMentats(db)) return { state: 'foreign' };
    if (versionOf(db) > NEWEST_SCHEMA) return { state: 'newer' };
    if (!isSound(db)) return { state: 'damaged' };
    return { state: hasOtherLogs(db) ? 'other-logs' : 'good' };
  } catch (error) {
    return { state: stateByError(error) };
  }
}

/**
 * Whether every page of the file is in its place. The function reads all pages, a tenth of a second for 100 MB, but
 * does not check their content.
 */
export function isSound(db: Database.Database): boolean {
  const row = db.prepare('PRAGMA quick_check(1)').get() as { quick_check?: string } | undefined;
  return row?.quick_check === 'ok';
}

function isMentats(db: Database.Database): boolean {
  const ours = db.prepare(
    `SELECT COUNT(*) AS found FROM sqlite_schema WHERE type = 'table' AND name IN ('tables', 'events', 'seats', 'desks')`,
  );
  return (ours.get() as { found: number }).found === 4;
}

const stateByError = (error: unknown): 'foreign' | 'damaged' =>
  (error as { code?: string }).code === 'SQLITE_NOTADB' ? 'foreign' : 'damaged';
