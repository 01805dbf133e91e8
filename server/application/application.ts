import { getHeapStatistics } from 'node:v8';
import { view as viewOf, type Random } from '#engine';
import type { EventStore } from '../store/event-store.ts';
import { createEventBus } from './event-bus.ts';
import { createJoinRequests } from './join-requests.ts';
import { createClock } from './clock.ts';
import { unpredictable } from './credentials.ts';
import { createDeskPresence } from './desk-presence.ts';
import { createElectionMemory } from './election-memory.ts';
import { createFrames, MEMORY, type Memory } from './frames.ts';
import { advanceStoredTable, automaticEvents } from './decide-command.ts';
import { handleCommand } from './handle-command.ts';
import { createBatchQueue } from './batch-queue.ts';
import { createPresence } from './presence.ts';
import { createKeyedQueues } from './keyed-queues.ts';
import { runningProgram } from './program.ts';
import { reportAt } from './report-at.ts';
import { reportToConsole, type ErrorReporter } from './error-reporter.ts';
import { createSealKeys, type SealKeys } from './export-keys.ts';
import { createPendingExports } from './pending-exports.ts';
import type { Services } from './services.ts';
import { createSteadyClock, type TimeSources } from './steady-clock.ts';
import { createOpener, type ImportWorker } from './table-file/import-worker.ts';
import { createTimelines, tablesInMemory } from './timelines.ts';

/** Settings that tests replace: chance, time, the error reporter, and how files are made and opened. */
export interface ApplicationOptions extends Partial<TimeSources> {
  readonly random?: Random;
  readonly report?: ErrorReporter;
  readonly opener?: ImportWorker;
  readonly sealKeys?: SealKeys;
  readonly dataLimit?: number;
  /** The name under which snapshots are kept, or `null` for no snapshots. */
  readonly program?: string | null;
  readonly memory?: Memory & { readonly tables: number };
}

/** Creates the application over a store. */
export function createApplication(store: EventStore, surroundings: ApplicationOptions = {}): Services {
  const {
    random = unpredictable,
    report = reportToConsole,
    opener = createOpener(),
    sealKeys = createSealKeys(),
    dataLimit = Infinity,
    program = runningProgram(),
    memory = { ...MEMORY, tables: tablesInMemory(getHeapStatistics().heap_size_limit) },
  } = surroundings;
  const { wall = Date.now, monotonic = () => performance.now() } = surroundings;
  const time = createSteadyClock({ wall, monotonic }, () => clock.isRunning() || elections.isRunning());
  const { now } = time;
  const clock = createClock(now, async (code, command) => {
    // The failure has been reported already, and the clock asks again.
    await handleCommand(services, { code, by: 'clock', command, id: null, credential: null }).catch(() => undefined);
  });
  const elections = createElectionMemory(now);
  const announcements = createEventBus();
  const seatsChanged = (code: string) => {
    announcements.seatsChanged(code);
  };
  const timelines = createTimelines({
    store,
    program,
    tables: memory.tables,
    loaded: (code, timeline) => {
      if (automaticEvents(services, timeline).length === 0) return;
      advanceStoredTable(services, code).catch((error: unknown) => reportAt(services, code, error));
    },
    failed: (code, error) => {
      report(error, { code, position: null });
    },
  });
  const queues = createKeyedQueues();
  const services: Services = {
    store,
    timelines,
    queues,
    lines: createBatchQueue(queues),
    frames: createFrames(timelines, now, viewOf, memory),
    presence: createPresence(seatsChanged),
    desks: createDeskPresence(now, seatsChanged),
    askers: createJoinRequests(now),
    elections,
    clock,
    sealings: createPendingExports(time, seatsChanged),
    sealKeys,
    opener,
    announcements,
    report,
    random,
    dataLimit,
    time,
    now,
    monotonic,
  };
  return services;
}

/**
 * Resumes time after a restart. Server time continues from the end of the logs, open windows continue, and overdue
 * windows close.
 */
export async function resumeClocks({ store, timelines, clock, time, report }: Services): Promise<void> {
  time.notBefore(await store.latest());
  for (const code of await store.dueTables()) {
    try {
      const timeline = await timelines.load(code);
      if (timeline !== null) clock.watch(code, timeline);
    } catch (error) {
      // A table that cannot be read must not stop the others.
      report(error, { code, position: null });
    }
  }
}
