import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartupProblem } from '../startup-problem.ts';
import { newBackupPath, REPLACED } from './backup-files.ts';
import { DATABASE, DATABASE_BESIDE, databasePath } from './data-file.ts';
import { restrictPermissions } from './permissions.ts';
import type { FolderLock } from './folder-lock.ts';
import { inspectOpen, type Inspected } from './inspect.ts';
import { migrate } from './migrations/migrate.ts';
import { backupsIn, partOf } from './partial-files.ts';
import { syncFile, syncFolder } from './sync.ts';
import { revokeAll } from './revoke-all.ts';

/** Called between any two changes of files. Tests end the process there. */
export type Step = () => void;

/**
 * Throws a `StartupProblem` if this file cannot be restored into that folder. Its content is checked later, on a copy.
 */
export function mustBeFile(dataDir: string, from: string): void {
  const found = statSync(from, { throwIfNoEntry: false });
  if (found === undefined) throw mistake(`There is no file ${from}`);
  if (!found.isFile()) throw mistake(`${from} is not a file; name the one that is to be restored`);
  const beside = join(dataDir, DATABASE_BESIDE);
  const now = statSync(existsSync(beside) ? beside : join(dataDir, DATABASE), { throwIfNoEntry: false });
  if (now?.ino === found.ino && now.dev === found.dev) {
    throw mistake(`${from} is the database that is in use; name a backup or a copy of it`);
  }
}

/**
 * Replaces the database by a copy of this file, with every seat and desk vacant. Returns where the former database is
 * kept, if there was one. The old one stays whole until the last step, and nothing is ever deleted.
 */
export function restoreFile({ dataDir }: FolderLock, from: string, now: Date, step: Step = nothing): string | null {
  const path = databasePath(dataDir);
  const part = partOf(path);
  prepareCopy(from, part, now);
  step();
  const aside = existsSync(path) ? putAside(dataDir, path, now, step) : null;
  renameSync(part, path);
  step();
  syncFolder(dataDir);
  return aside;
}

/** Makes a complete copy in today's shape that accepts no earlier credential. */
function prepareCopy(from: string, part: string, now: Date): void {
  try {
    copyFileSync(from, part);
    // If the server of the file was killed, the log next to the file belongs to it.
    if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${part}-wal`);
    restrictPermissions(part);
    const db = new Database(part);
    try {
      const { state } = inspectOpen(db);
      if (state !== 'good') throw mistake(`${from} ${WRONG[state]}`);
      migrate(db);
      revokeAll(db, now.getTime());
      // Without a log next to it, the single file is complete.
      db.exec('PRAGMA journal_mode = DELETE');
    } finally {
      db.close();
    }
    syncFile(part);
  } catch (error) {
    for (const beside of ['', '-wal', '-shm']) rmSync(part + beside, { force: true });
    throw error;
  }
}

const WRONG: Readonly<Record<Exclude<Inspected['state'], 'good'>, string>> = {
  foreign: 'is no database of Mentat',
  damaged: 'is damaged; choose another backup',
  newer: 'was written by a newer Mentat; update this one first',
  'other-logs': 'holds games of another version of Mentat, which this one cannot read',
};

/** Gives the old database a second name before the new database takes the first name. */
function putAside(dataDir: string, path: string, now: Date, step: Step): string {
  mkdirSync(backupsIn(dataDir), { recursive: true, mode: 0o700 });
  const aside = newBackupPath(dataDir, now, REPLACED);
  // A log next to the file would be taken for the new one's.
  if (!isFolded(path)) {
    copyFileSync(`${path}-wal`, `${aside}-wal`);
    syncFile(`${aside}-wal`);
  }
  step();
  alsoNamed(path, aside);
  restrictPermissions(aside);
  syncFolder(backupsIn(dataDir));
  step();
  for (const beside of ['-wal', '-shm']) rmSync(path + beside, { force: true });
  step();
  return aside;
}

/**
 * Moves the log of a database into the database file. Returns `false` if the log cannot be read; then the log stays
 * next to the file.
 */
function isFolded(path: string): boolean {
  if (!existsSync(`${path}-wal`)) return true;
  try {
    const db = new Database(path);
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch {
    // Damage is the usual reason for a restore.
    return false;
  }
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Gives a file a second name without using space. Some file systems cannot do that and get a copy. */
function alsoNamed(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name);
    syncFile(name);
  }
}

const mistake = (what: string): StartupProblem => new StartupProblem(`${what}. Nothing was changed.`);

const nothing = () => undefined;
