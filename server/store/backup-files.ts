import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inspect } from './inspect.ts';
import { backupsIn, namesIn } from './partial-files.ts';

const STAMP = /-(\d{4}-\d\d-\d\d-\d{4}-\d\d)\.db$/;
/** The prefix of a database that a restored one replaced. */
export const REPLACED = 'before-restore';

/** Returns the prefix of a database's backups. Each database keeps its own. */
export const prefixOf = (database: string): string => basename(database, '.db');

/** Returns the backups of this database in its data folder, starting with the oldest. */
export const backupsOf = (dataDir: string, database: string): readonly string[] =>
  filesNamed(dataDir, prefixOf(database));

/** Returns the database that the last restored one replaced; `null` if none was restored. */
export const lastRestoreOf = (dataDir: string): string | null => filesNamed(dataDir, REPLACED).at(-1) ?? null;

/** Whether the name of the first file has an earlier time than the second. */
export const isBefore = (one: string, other: string): boolean =>
  (STAMP.exec(one)?.[1] ?? '') < (STAMP.exec(other)?.[1] ?? '');

function filesNamed(dataDir: string, prefix: string): readonly string[] {
  const folder = backupsIn(dataDir);
  const names = namesIn(folder).filter((name) => STAMP.test(name) && name.replace(STAMP, '') === prefix);
  return names.sort().map((name) => join(folder, name));
}

/**
 * Returns the backups to delete, so that the right number stays besides the newest. Backups with a future time go
 * first: the clock has been set since, and by their names they would stay forever.
 */
export function expiredBackups(backups: readonly string[], newest: string, now: Date, kept: number): readonly string[] {
  const stamp = stampOf(now);
  const isFromTheFuture = (path: string) => (STAMP.exec(path)?.[1] ?? '') > stamp;
  const others = backups.filter((path) => path !== newest);
  const inOrder = [...others.filter(isFromTheFuture), ...others.filter((path) => !isFromTheFuture(path))];
  return inOrder.slice(0, Math.max(0, others.length + 1 - kept));
}

/** Returns an unused file name with date and time in the notation of this machine. The names sort by time. */
export function newBackupPath(dataDir: string, now: Date, prefix: string): string {
  for (let at = now.getTime(); ; at += 1000) {
    const path = join(backupsIn(dataDir), `${prefix}-${stampOf(new Date(at))}.db`);
    if (!existsSync(path)) return path;
  }
}

/** Returns the newest sound backup of this database that this program can read, or `null`. */
export const newestGoodBackup = (dataDir: string, database: string): string | null =>
  backupsOf(dataDir, database).findLast((path) => inspect(path).state === 'good') ?? null;

function stampOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}-${two(at.getSeconds())}`;
}
