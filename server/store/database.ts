import Database from 'libsql';
import { databasePath } from './data-file.ts';
import { databaseFile, type DatabaseFile } from './database-file.ts';
import { restrictPermissions } from './permissions.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { isSound } from './inspect.ts';
import { damaged, problemWith } from './startup-problems.ts';

/** The database of a data folder, open and found to be sound, as it was written: not migrated yet. */
export interface OpenDatabase {
  readonly db: Database.Database;
  readonly file: DatabaseFile;
  /** Leaves everything in the one file, and the folder to others. */
  close(): void;
}

/**
 * Opens the database of a data folder. The engine's build of SQLite wants exactly one connection to a file, so the folder is locked for as
 * long as it is open.
 */
export function openDatabase(dataDir: string, lock: FolderLock = lockFolder(dataDir)): OpenDatabase {
  try {
    const path = databasePath(dataDir);
    const db = openSound(dataDir, path);
    const file = databaseFile(db, path);
    return {
      db,
      file,
      close: () => {
        try {
          // Statements that are not collected yet keep the connection alive, so that closing it folds nothing.
          db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        } finally {
          db.close();
          file.close();
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw problemWith(dataDir, error);
  }
}

function openSound(dataDir: string, path: string): Database.Database {
  const db = new Database(path);
  // Before anything is written: what is damaged stays as it is.
  if (!isSound(db)) throw damaged(dataDir);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; COMMIT');
  restrictPermissions(path);
  return db;
}
