import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { createClosedToOthers } from './permissions.ts';
import { removePartialFiles } from './partial-files.ts';
import { problemWith } from './startup-problems.ts';

/** The lock of a data folder. It holds until it is released. */
export interface FolderLock {
  readonly dataDir: string;
  release(): void;
}

const LOCK = 'mentat.lock';

/**
 * Locks the data folder, and creates the folder if necessary. Throws if another Mentat holds the lock. Removes files
 * that a crash left half written.
 */
export function lockFolder(dataDir: string): FolderLock {
  let db: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    createClosedToOthers(join(dataDir, LOCK));
    db = new Database(join(dataDir, LOCK));
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    removePartialFiles(dataDir);
  } catch (error) {
    db?.close();
    throw problemWith(dataDir, error);
  }
  const lock = db;
  return {
    dataDir,
    release: () => {
      lock.close();
    },
  };
}
