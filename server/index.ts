import { announcement } from './announce.ts';
import { reportToConsole } from './application/report.ts';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StartupProblem } from './startup-problem.ts';
import { killedAfterAppends } from './store/faults.ts';
import { openSqliteStore } from './store/sqlite.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const onDisk = openSqliteStore(config.dataDir);
  const { killAfterAppends } = config;
  const store = killAfterAppends === null ? onDisk : killedAfterAppends(onDisk, killAfterAppends);
  const server = await serve(config, store);

  process.on('unhandledRejection', (error) => {
    reportToConsole(error, { code: null, position: null });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().finally(() => process.exit(0));
    });
  }
  console.log(await announcement(server.origin, config.dataDir));
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exit(1);
});
