import pg from 'pg';
import type { EventStore } from '../event-store.ts';
import { partialTables } from '../sql/removal.ts';
import { storeOn } from '../sql/store.ts';
import { removalIn } from '../sql/removal.ts';
import { migratePostgres } from './migrate.ts';
import { problemWithPostgres } from './problems.ts';
import { postgresRunner } from './runner.ts';

/** The number of connections of one process. A PostgreSQL takes a hundred, unless its host allows more. */
const CONNECTIONS = 10;
/** How long a start or a request waits for a connection (ms). */
const PATIENCE = 10_000;

/** The store in a PostgreSQL database. Throws a `StartupProblem` if the database cannot be used. */
export async function openPostgresStore(url: string): Promise<EventStore> {
  const pool = openPool(url);
  try {
    await migratePostgres(pool);
    const runner = postgresRunner(pool);
    const removal = removalIn(runner);
    for (const code of await runner.read(partialTables)) await removal.clear(code);
    return {
      ...storeOn(runner),
      size: async () => {
        const { rows } = await pool.query<{ size: number }>('SELECT pg_database_size(current_database()) AS size');
        return rows[0]?.size ?? 0;
      },
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw problemWithPostgres(url, error);
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    application_name: 'mentat',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

/** The type of moments and sums. All of ours are below 2^53. */
const INT8 = 20;

const typeParser = (type: number, format?: 'text' | 'binary'): unknown =>
  type === INT8 ? Number : pg.types.getTypeParser(type, format);
