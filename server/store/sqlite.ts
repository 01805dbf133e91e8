import type Database from 'libsql';
import { openDatabase, type OpenDatabase } from './database.ts';
import type { EventStore } from './event-store.ts';
import { createGroupCommit } from './group-commit.ts';
import { cacheHolders } from './holder-cache.ts';
import { migrate } from './migrations/migrate.ts';
import { shrink } from './shrink.ts';
import { clearSlice, partialTables } from './sql/removal.ts';
import { storeOn } from './sql/store.ts';
import { sqlitePerformer, sqliteRunner } from './sqlite-runner.ts';
import { toPromise } from './to-promise.ts';
import { inTransaction } from './transaction.ts';

/** The store in one SQLite file of this folder. */
export const openSqliteStore = (dataDir: string): EventStore => sqliteStore(openDatabase(dataDir));

/** Creates the store on an open database and updates its schema. */
export function sqliteStore(database: OpenDatabase): EventStore {
  const { db, file } = database;
  migrate(db);
  // Overwrites a deleted event instead of only marking it as free.
  db.exec('PRAGMA secure_delete = ON');
  clearPartialTables(db);
  shrink(db);
  const commit = createGroupCommit(db);
  return cacheHolders({
    ...storeOn(sqliteRunner(db, commit)),
    size: () => toPromise(() => file.used()),
    close: () =>
      toPromise(() => {
        commit.flush();
        database.close();
      }),
  });
}

/** Removes all tables of length 0 in one go. No table runs yet. */
function clearPartialTables(db: Database.Database): void {
  const perform = sqlitePerformer(db);
  const clear = inTransaction(db, (code: string) => perform(() => clearSlice(code)));
  for (const code of perform(partialTables)) while (clear(code));
}
