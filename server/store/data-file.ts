import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { EVENT_VERSION, OF_OTHER_VERSION } from './upcasts.ts';

/** The database file of a data folder. */
export const DATABASE = 'mentat.db';

/**
 * The file next to `mentat.db` that this program uses if another Mentat wrote `mentat.db` with logs that this one
 * cannot read.
 */
export const DATABASE_BESIDE = `mentat-log-${EVENT_VERSION}.db`;

/**
 * Returns the path of the database in a data folder. If this program cannot read the games of the file, the file stays
 * as it is, and this and later starts use another file next to it.
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

/** Whether a file that no process has open holds such an event. The function writes nothing to the file. */
function isOfOtherLogs(path: string): boolean {
  try {
    const db = new Database(`${pathToFileURL(path).href}?mode=ro`);
    try {
      return hasOtherLogs(db);
    } finally {
      db.close();
    }
  } catch {
    // The file is damaged or no database of Mentat. The host learns it when it is opened.
    return false;
  }
}
