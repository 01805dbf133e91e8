import pg from 'pg';
import { StartupProblem } from '../../startup-problem.ts';
import { placeOf } from './problems.ts';

/** The number of our lock among the locks of a database: “Ment” in ASCII. */
const LOCK = 0x4d656e74;
/** How often a process whose lock was lost asks for it again (ms). */
const AGAIN = 2_000;

export interface ProcessLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a database for this process. The phones of a second process would not hear of the first one's commands. Throws
 * a `StartupProblem` if another Mentat uses the database. A lock that was lost with its connection is taken again.
 */
export async function lockDatabase(url: string, tell: (sentence: string) => void): Promise<ProcessLock> {
  let holder: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isReleased = false;

  const lost = () => {
    holder = null;
    if (isReleased) return;
    clearTimeout(again);
    again = setTimeout(() => {
      void retry();
    }, AGAIN);
  };
  const retry = async () => {
    const client = await lockingClient(url).catch(() => undefined);
    if (isReleased) {
      await client?.end();
      return;
    }
    if (client === null)
      tell(`A second Mentat uses ${placeOf(url)}. Stop one of them; phones miss what the other does.`);
    if (client) hold(client);
    else lost();
  };
  const hold = (client: pg.Client) => {
    holder = client;
    client.once('end', lost);
  };

  const first = await lockingClient(url);
  if (first === null)
    throw new StartupProblem(`Another Mentat is using ${placeOf(url)}; stop it, or set DATABASE_URL.`);
  hold(first);
  return {
    async release() {
      isReleased = true;
      clearTimeout(again);
      await holder?.end();
    },
  };
}

/** Returns a connection that holds the lock, or `null` if another process has the lock. */
async function lockingClient(connectionString: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString, application_name: 'mentat lock', connectionTimeoutMillis: 10_000 });
  // A broken connection ends, too. Without a listener its error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  // PostgreSQL notices within half a minute that the machine of this process is gone.
  await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4');
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
  if (rows[0]?.mine === true) return client;
  await client.end();
  return null;
}
