import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { reachablePackage } from './reachable-package.ts';

export interface StartedPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of its own from the npm package, in a temporary folder. PostgreSQL refuses to run as root: then
 * it runs as the user `postgres`. The package creates this user if necessary.
 */
export async function startPostgres(flags: readonly string[] = ['-c', 'fsync=off']): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mentat-postgres-'));
  // The other user must enter the folder.
  chmodSync(folder, 0o755);
  const port = Number(await freePort());
  let log = '';
  const keep = (message: unknown) => {
    log += String(message);
  };
  const EmbeddedPostgres = await reachablePackage(folder);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'mentat',
    password: 'mentat-test-password',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: [...flags],
    onLog: keep,
    onError: keep,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start; set TEST_DATABASE_URL to use another one.\n${log}`, { cause: error });
  }
  return {
    url: `postgres://mentat:mentat-test-password@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
