import { startServer, temporaryFolder, type ServerProcess } from './processes.ts';

/**
 * The server as `npm start` runs it: built first if the sources have changed, on a free port, for this machine alone,
 * with its games in a folder that is deleted afterwards.
 */
export function startMentat(): Promise<ServerProcess> {
  return startServer({
    args: ['server/launch.mjs'],
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), PUBLIC_URL: '', MENTAT_PAGES: 'on' },
  });
}
