/** A store that ends with the process: the server's own store on an SQLite database in memory. */
import Database from 'libsql';
import { NOTHING } from '../../server/store/contents.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';

/** Returns a new store in memory. The next server of the same test can use it again after it was closed. */
export function memoryStore(): EventStore {
  const db = new Database(':memory:');
  db.exec('PRAGMA foreign_keys = ON');
  const file = {
    path: ':memory:',
    changes: () => 0,
    size: () => 0,
    used: () => 0,
    contents: () => NOTHING,
    fold: () => undefined,
    copyTo: () => Promise.reject(new Error('A database in memory has no file')),
    isSameAs: () => Promise.resolve(false),
  };
  return sqliteStore({ db, file, close: () => undefined });
}
