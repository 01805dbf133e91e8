import { basename } from 'node:path';
import { StartupProblem } from '../startup-problem.ts';
import { newestGoodBackup } from './backup-files.ts';
import { databasePath } from './data-file.ts';

/** Returns why the data folder cannot be used, in words for the host. */
export function problemWith(dataDir: string, error: unknown): Error {
  if (error instanceof StartupProblem) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // The message of our own bug is the best explanation.
  if (code === '' && error instanceof Error) return error;
  if (/BUSY|locked/i.test(code + message)) return inUse(dataDir);
  if (/NOTADB/.test(code)) return damaged(dataDir, 'is not a database that Mentat can read');
  if (/CORRUPT|IOERR/.test(code)) return damaged(dataDir);
  // A migration met tables that already exist, or did not find the tables that it changes.
  if (/^SQLITE_(ERROR|CONSTRAINT|MISMATCH|SCHEMA)/.test(code)) {
    return damaged(dataDir, 'does not have the shape that its version number promises');
  }
  if (/FULL|ENOSPC|EDQUOT/.test(code)) {
    return new StartupProblem(
      `The disk that holds the data folder ${dataDir} is full; free some space, then start again.`,
    );
  }
  return new StartupProblem(`Mentat cannot write to the data folder ${dataDir}; choose another with DATA_DIR.`);
}

const inUse = (dataDir: string): StartupProblem =>
  new StartupProblem(
    `Another Mentat is using the data folder ${dataDir}; stop it, or choose another folder with DATA_DIR.`,
  );

/**
 * Returns the problem of a damaged file. It names a checked backup that brings the games back. The file stays as it is.
 */
export function damaged(dataDir: string, what = 'is damaged'): StartupProblem {
  const database = databasePath(dataDir);
  const backup = newestGoodBackup(dataDir, database);
  const remedy =
    backup === null
      ? 'There is no good backup of it, so choose another folder with DATA_DIR, and keep this one.'
      : `The newest good backup is opened by: npm start -- --restore "${backup}"`;
  return new StartupProblem(`The file ${basename(database)} in ${dataDir} ${what}; it stays as it is. ${remedy}`);
}
