/**
 * The server without its pages, as a process of the bench. It has no limit for a seat's commands a second, because the
 * limit of `npm start` is far below the measured load. On request, the process collects its garbage and reports its
 * memory and its processor time.
 */
import { createRateLimits, type RateLimit } from '../../server/application/rate-limits.ts';
import { serve } from '../../server/serve.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import type { Usage } from './attack.ts';
import { temporaryFolder } from './processes.ts';

const UNLIMITED: RateLimit = {
  wait: () => 0,
  spend: () => undefined,
  refund: () => undefined,
  isUntouched: () => true,
};

const dataDir = temporaryFolder();
const limits = createRateLimits();
const isUnlimited = process.env['BENCH_COMMANDS'] === 'unlimited';
const { origin } = await serve(
  {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: null,
    dataLimit: Infinity,
    publicUrl: null,
    pages: process.env['BENCH_PAGES'] === 'built' ? 'built' : 'off',
    killAfterAppends: null,
  },
  openSqliteStore(dataDir),
  {
    // A run of the bench is as long as many games.
    limits: isUnlimited
      ? {
          ...limits,
          evenings: UNLIMITED,
          commands: UNLIMITED,
          deskCommands: UNLIMITED,
          seatWork: UNLIMITED,
          addressWork: UNLIMITED,
          connections: UNLIMITED,
          requests: UNLIMITED,
          arrivals: UNLIMITED,
        }
      : { ...limits, evenings: UNLIMITED },
  },
);

process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ bytes: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 } satisfies Usage);
});
process.once('SIGTERM', () => process.exit(0));
console.log(`http://127.0.0.1:${origin.port}`);
