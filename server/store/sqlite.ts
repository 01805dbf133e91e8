import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartupProblem } from '../startup-problem.ts';
import type { EventStore } from './event-store.ts';
import { migrate } from './migrations/migrate.ts';
import { sqliteLog } from './sqlite-log.ts';
import { settled } from './settled.ts';
import { sqlitePeople } from './sqlite-people.ts';

/**
 * The store in one SQLite file. The engine's build of SQLite wants exactly one connection to a file, so the lock on it
 * is exclusive for as long as this process lives; a second Mentat on the same folder is told so.
 */
export function openSqliteStore(dataDir: string): EventStore {
  const db = openDatabase(dataDir);
  const log = sqliteLog(db);
  const people = sqlitePeople(db);
  return {
    ...log,
    ...people,
    close: () =>
      settled(() => {
        db.close();
      }),
  };
}

function openDatabase(dataDir: string): Database.Database {
  let db: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    db = new Database(join(dataDir, 'mentat.db'));
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    db.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    db?.close();
    throw startupProblem(dataDir, error);
  }
  migrate(db);
  return db;
}

function startupProblem(dataDir: string, error: unknown): StartupProblem {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/BUSY|locked/i.test(code + message)) {
    return new StartupProblem(
      `Another Mentat is using the data folder ${dataDir}; stop it, or choose another folder with DATA_DIR.`,
    );
  }
  if (/NOTADB|CORRUPT|malformed|not a database/i.test(code + message)) {
    return new StartupProblem(`The file mentat.db in ${dataDir} is not a database that Mentat can read.`);
  }
  return new StartupProblem(`Mentat cannot write to the data folder ${dataDir}; choose another with DATA_DIR.`);
}
