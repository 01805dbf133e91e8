import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { EVENT_VERSION, OF_OTHER_VERSION } from './upcasts.ts';

/** The file of a data folder that everything is kept in. */
export const DATABASE = 'mentat.db';

/** The file next to it, if the games in `mentat.db` were written by a Mentat whose logs this one does not read. */
export const DATABASE_BESIDE = `mentat-log-${EVENT_VERSION}.db`;

/**
 * Returns the path of the database that this program uses in a data folder. A file with games that it cannot read stays
 * as it is: the database is then another file next to it, at this start and at each later one.
 */
export function databasePath(dataDir: string): string {
  const [path, beside] = [join(dataDir, DATABASE), join(dataDir, DATABASE_BESIDE)];
  return existsSync(beside) || (existsSync(path) && isOfOtherLogs(path)) ? beside : path;
}

/** Returns the sentence for the host when the database is not `mentat.db`, or null. */
export const noteOn = (dataDir: string, path: string): string | null =>
  path === join(dataDir, DATABASE) || !existsSync(join(dataDir, DATABASE))
    ? null
    : `${DATABASE} in ${dataDir} holds games of another version of Mentat and stays as it is; games are kept in ${DATABASE_BESIDE} next to it.`;

/** Whether a database holds an event that this program does not read. */
export const hasOtherLogs = (db: Database.Database): boolean =>
  db.prepare(`SELECT 1 FROM events WHERE ${OF_OTHER_VERSION} LIMIT 1`).get() !== undefined;

/** The same of a file that nobody has open. It writes nothing to the file. */
function isOfOtherLogs(path: string): boolean {
  try {
    const db = new Database(`${pathToFileURL(path).href}?mode=ro`);
    try {
      return hasOtherLogs(db);
    } finally {
      db.close();
    }
  } catch {
    // It is damaged, or no database of Mentat. Opening it tells the host so.
    return false;
  }
}
