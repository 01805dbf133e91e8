import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inspect } from './inspect.ts';
import { backupsIn, namesIn } from './partial-files.ts';

const STAMP = /-(\d{4}-\d\d-\d\d-\d{4}-\d\d)\.db$/;
/** The file that a restored one took the place of. */
export const REPLACED = 'before-restore';

/** Backups are named after their database: each database keeps its own. */
export const prefixOf = (database: string): string => basename(database, '.db');

/** The backups of this database in its data folder, the oldest first. */
export const backupsOf = (dataDir: string, database: string): readonly string[] =>
  filesNamed(dataDir, prefixOf(database));

/** The file that the last restored one took the place of; `null` where none was restored. */
export const lastRestoreOf = (dataDir: string): string | null => filesNamed(dataDir, REPLACED).at(-1) ?? null;

/** Whether one of these files was named at an earlier time than the other. */
export const isBefore = (one: string, other: string): boolean =>
  (STAMP.exec(one)?.[1] ?? '') < (STAMP.exec(other)?.[1] ?? '');

function filesNamed(dataDir: string, prefix: string): readonly string[] {
  const folder = backupsIn(dataDir);
  const names = namesIn(folder).filter((name) => STAMP.test(name) && name.replace(STAMP, '') === prefix);
  return names.sort().map((name) => join(folder, name));
}

/**
 * Which backups go, so that as many as may stay are left beside the newest. One from the future was named by a clock
 * that has been set since: by its name it would stay for ever, so it goes first.
 */
export function expiredBackups(backups: readonly string[], newest: string, now: Date, kept: number): readonly string[] {
  const stamp = stampOf(now);
  const isFromTheFuture = (path: string) => (STAMP.exec(path)?.[1] ?? '') > stamp;
  const others = backups.filter((path) => path !== newest);
  const inOrder = [...others.filter(isFromTheFuture), ...others.filter((path) => !isFromTheFuture(path))];
  return inOrder.slice(0, Math.max(0, others.length + 1 - kept));
}

/** A name that nothing has yet, with date and time as people on this machine read them, and so that names sort. */
export function newBackupPath(dataDir: string, now: Date, prefix: string): string {
  for (let at = now.getTime(); ; at += 1000) {
    const path = join(backupsIn(dataDir), `${prefix}-${stampOf(new Date(at))}.db`);
    if (!existsSync(path)) return path;
  }
}

/** The newest backup of this database that is whole and that this program can read, or `null`. */
export const newestGoodBackup = (dataDir: string, database: string): string | null =>
  backupsOf(dataDir, database).findLast((path) => inspect(path).state === 'good') ?? null;

function stampOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}-${two(at.getSeconds())}`;
}
