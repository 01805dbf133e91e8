import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartupProblem } from '../startup-problem.ts';
import type { EventStore } from './event-store.ts';
import { migrate } from './migrations/migrate.ts';
import { settled } from './settled.ts';
import { sqliteDump } from './sqlite-dump.ts';
import { sqliteLog } from './sqlite-log.ts';
import { sqlitePeople } from './sqlite-people.ts';
import { sqliteSwapSteps } from './sqlite-swaps.ts';

/**
 * The store in one SQLite file, `mentat.db`. The engine's build of SQLite wants exactly one connection to a file, so
 * the folder is locked for as long as the store is open, and a second Mentat on it is told so.
 */
export function openSqliteStore(dataDir: string): EventStore {
  const lock = open(dataDir, 'mentat.lock', 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  const db = open(
    dataDir,
    'mentat.db',
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; COMMIT',
  );
  migrate(db);
  const swaps = sqliteSwapSteps(db);
  return {
    ...sqliteLog(db, swaps),
    ...sqlitePeople(db, swaps),
    ...sqliteDump(db),
    close: () =>
      settled(() => {
        db.close();
        lock.close();
      }),
  };
}

function open(dataDir: string, file: string, prepare: string): Database.Database {
  let db: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    db = new Database(join(dataDir, file));
    db.exec(prepare);
    closeToOthers(dataDir, file);
    return db;
  } catch (error) {
    db?.close();
    throw startupProblem(dataDir, error);
  }
}

/** Hands and plans stand in these files as they are: other accounts of this machine have no business there. */
function closeToOthers(dataDir: string, file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const path = join(dataDir, name);
    if (existsSync(path)) chmodSync(path, 0o600);
  }
}

function startupProblem(dataDir: string, error: unknown): StartupProblem {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/BUSY|locked/i.test(code + message)) {
    return new StartupProblem(
      `Another Mentat is using the data folder ${dataDir}; stop it, or choose another folder with DATA_DIR.`,
    );
  }
  if (/NOTADB|CORRUPT/.test(code)) {
    return new StartupProblem(`The file mentat.db in ${dataDir} is not a database that Mentat can read.`);
  }
  return new StartupProblem(`Mentat cannot write to the data folder ${dataDir}; choose another with DATA_DIR.`);
}
