import Database from 'libsql';
import { databasePath } from './data-file.ts';
import { databaseFile, type DatabaseFile } from './database-file.ts';
import { restrictPermissions } from './permissions.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { isSound } from './inspect.ts';
import { damaged, problemWith } from './startup-problems.ts';

/** The open and sound database of a data folder, not migrated yet. */
export interface OpenDatabase {
  readonly db: Database.Database;
  readonly file: DatabaseFile;
  /** Moves everything into the one file and releases the folder. */
  close(): void;
}

/**
 * Opens the database of a data folder. This build of SQLite needs exactly one connection to a file, so the folder is
 * locked while it is open.
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
          // A statement that is not garbage-collected yet keeps the connection alive, so closing the connection would
          // not move the log.
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
  // The check comes before the first write, so that a damaged file stays unchanged.
  if (!isSound(db)) throw damaged(dataDir);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; COMMIT');
  restrictPermissions(path);
  return db;
}
