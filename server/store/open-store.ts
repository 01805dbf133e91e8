import type { Config } from '../config.ts';
import { StartupProblem } from '../startup-problem.ts';
import { openBackedUpStore } from './backed-up-store.ts';
import type { EventStore } from './event-store.ts';

export interface OpenedStore {
  readonly store: EventStore;
  /** Where the tables are, in words for the host. It names no password. */
  readonly place: string;
}

/**
 * Opens the store that the settings choose: the PostgreSQL database of `DATABASE_URL`, or else the SQLite file of the
 * data folder.
 * @param restore a file that first replaces the SQLite file
 */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  restore: string | null,
): Promise<OpenedStore> {
  if (databaseUrl === null) {
    return { store: await openBackedUpStore(dataDir, { tell: console.error, restore }), place: dataDir };
  }
  if (restore !== null) {
    throw new StartupProblem('A file replaces only the SQLite file; start without DATABASE_URL, or use pg_restore.');
  }
  // Loaded only here, because most hosts have no PostgreSQL and should not wait for its driver.
  const { openPostgresStore } = await import('./postgres/postgres.ts');
  const { placeOf } = await import('./postgres/problems.ts');
  const { lockDatabase } = await import('./postgres/one-process.ts');
  const store = await openPostgresStore(databaseUrl);
  const close = () => store.close();
  try {
    const lock = await lockDatabase(databaseUrl, console.error);
    return {
      place: placeOf(databaseUrl),
      store: {
        ...store,
        close: async () => {
          await close();
          await lock.release();
        },
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
