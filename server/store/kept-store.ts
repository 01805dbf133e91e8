import { createBackups, type Tell } from './backups.ts';
import { openDatabase } from './database.ts';
import type { EventStore } from './event-store.ts';
import { sqliteStore } from './sqlite.ts';
import { PACE, startUpkeep, type Pace } from './upkeep.ts';

export interface Keeping {
  readonly tell: Tell;
  readonly now?: () => Date;
  readonly pace?: Pace;
}

/**
 * The store of a data folder as the server uses it: backed up before it is brought up to date, while it is played on,
 * and when it is closed.
 */
export async function openKeptStore(dataDir: string, keeping: Keeping): Promise<EventStore> {
  const { tell, now = () => new Date(), pace = PACE } = keeping;
  const database = openDatabase(dataDir);
  const backups = createBackups(dataDir, database.file, tell, now);
  try {
    await backups.make();
    const store = sqliteStore(database);
    const upkeep = startUpkeep(database.file, backups, tell, pace);
    return {
      ...store,
      close: async () => {
        await upkeep.stop();
        await store.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
