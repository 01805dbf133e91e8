import { openDatabase, type OpenDatabase } from './database.ts';
import type { EventStore } from './event-store.ts';
import { migrate } from './migrations/migrate.ts';
import { cacheHolders } from './holder-cache.ts';
import { toPromise } from './to-promise.ts';
import { createGroupCommit } from './group-commit.ts';
import { sqliteDump } from './sqlite-dump.ts';
import { sqliteLog } from './sqlite-log.ts';
import { shrink } from './shrink.ts';
import { sqlitePeople } from './sqlite-people.ts';
import { sqliteRemoval } from './sqlite-removal.ts';
import { sqliteSnapshots } from './sqlite-snapshots.ts';
import { sqliteSwapSteps } from './sqlite-swaps.ts';

/** The store in one SQLite file of this folder. */
export const openSqliteStore = (dataDir: string): EventStore => sqliteStore(openDatabase(dataDir));

/** Creates the store on an open database and updates its schema. */
export function sqliteStore(database: OpenDatabase): EventStore {
  const { db, file } = database;
  migrate(db);
  const removal = sqliteRemoval(db);
  removal.clearAll();
  shrink(db);
  const swaps = sqliteSwapSteps(db);
  const commit = createGroupCommit(db);
  return cacheHolders({
    ...sqliteLog(db, swaps, commit),
    ...sqlitePeople(db, swaps),
    ...sqliteSnapshots(db),
    ...sqliteDump(db, removal),
    deleteTable: async (code) => {
      if (!removal.strike(code)) return false;
      await removal.clear(code);
      return true;
    },
    size: () => toPromise(() => file.used()),
    close: () =>
      toPromise(() => {
        commit.flush();
        database.close();
      }),
  });
}
