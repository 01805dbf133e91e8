import { announcement } from './announce.ts';
import { keptHostKey } from './application/host.ts';
import { hostReport } from './application/error-reporter.ts';
import { readArguments } from './arguments.ts';
import { readConfig, type Config } from './config.ts';
import { serve } from './serve.ts';
import { StartupProblem } from './startup-problem.ts';
import type { EventStore } from './store/event-store.ts';
import { killedAfterAppends } from './store/faults.ts';
import { openStore } from './store/open-store.ts';

async function main(): Promise<void> {
  // npm changes into Mentat's folder, and passes the original folder on.
  const { restore } = readArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const config = readConfig(process.env);
  const { store: opened, place } = await openStore(config, restore);
  const store = withFaults(opened, config);
  const report = hostReport(place);
  const server = await serve(config, store, { report, hostKey: keptHostKey(config.dataDir) });

  process.on('unhandledRejection', (error) => {
    report(error, { code: null, position: null });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          report(error, { code: null, position: null });
          process.exit(1);
        },
      );
    });
  }
  console.log(await announcement(server.origin, place));
}

/** Host bundles are built with a fixed NODE_ENV, so they do not contain the faults at all. */
function withFaults(store: EventStore, { killAfterAppends }: Config): EventStore {
  if (process.env.NODE_ENV === 'test' && killAfterAppends !== null) return killedAfterAppends(store, killAfterAppends);
  return store;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupProblem ? error.message : error);
  process.exit(1);
});
