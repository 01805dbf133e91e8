import { closeSync, fstatSync, openSync } from 'node:fs';
import type Database from 'libsql';
import { contentsOf, type Contents } from './contents.ts';
import { copied, isSame } from './file-pieces.ts';

/** The database file, with operations for its maintenance while tables use it. */
export interface DatabaseFile {
  readonly path: string;
  /** Grows with every row that this process writes. */
  changes(): number;
  /** Returns the size of the file in bytes, with its write-ahead log. */
  size(): number;
  /** Returns the bytes in use, without the free pages that deleted tables left. */
  used(): number;
  /** Returns the tables in the file, and those that were deleted. */
  contents(): Contents;
  /**
   * Moves all writes into the file itself. SQLite first puts writes into a log next to the file (`-wal`), and moves
   * them only at four megabytes. The move takes a millisecond or two.
   */
  fold(): void;
  /** Writes a complete copy of the file in its present state, while other code continues to write. */
  copyTo(path: string): Promise<void>;
  /** Whether another file has the same content. */
  isSameAs(path: string): Promise<boolean>;
}

/** The size of SQLite's log at which SQLite itself moves it into the file (pages). */
const FOLDED_BY_ITSELF = 1000;

/** Call `close` when the database has been closed. */
export function databaseFile(db: Database.Database, path: string): DatabaseFile & { close(): void } {
  // The handle stays open as long as the database: closing any handle of a file releases SQLite's locks on it.
  const handle = openSync(path, 'r');
  const selectChanges = db.prepare('SELECT total_changes() AS changes');
  const selectSize = db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size');
  const selectUsed = db.prepare(`
    SELECT (page_count - freelist_count) * page_size AS bytes
    FROM pragma_page_count, pragma_freelist_count, pragma_page_size
  `);
  const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  let readers = 0;

  const fold = () => {
    const { log, checkpointed } = checkpoint.get() as { log: number; checkpointed: number };
    if (log !== checkpointed) throw new Error('The log beside the database could not be moved into it');
  };

  /** Until the work is done, all writes stay in SQLite's log, so the file does not change. */
  const whileStill = async <T>(work: (size: number) => Promise<T>): Promise<T> => {
    if (readers === 0) fold();
    readers += 1;
    db.exec('PRAGMA wal_autocheckpoint = 0');
    try {
      return await work(fstatSync(handle).size);
    } finally {
      readers -= 1;
      if (readers === 0) db.exec(`PRAGMA wal_autocheckpoint = ${FOLDED_BY_ITSELF}`);
    }
  };

  return {
    path,
    changes: () => (selectChanges.get() as { changes: number }).changes,
    size: () => (selectSize.get() as { bytes: number }).bytes,
    used: () => (selectUsed.get() as { bytes: number }).bytes,
    contents: () => contentsOf(db),
    fold: () => {
      if (readers === 0) fold();
    },
    copyTo: (to) => whileStill((size) => copied(handle, size, to)),
    isSameAs: (other) => whileStill((size) => isSame(handle, size, other)),
    close: () => {
      closeSync(handle);
    },
  };
}
