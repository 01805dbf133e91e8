import type { Random } from '#engine';
import type { EventStore } from '../store/event-store.ts';
import type { EventBus } from './event-bus.ts';
import type { JoinRequests } from './join-requests.ts';
import type { Clock } from './clock.ts';
import type { DeskPresence } from './desk-presence.ts';
import type { ElectionMemory } from './election-memory.ts';
import type { Frames } from './frames.ts';
import type { Presence } from './presence.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { SealKeys } from './export-keys.ts';
import type { Sealings } from './pending-exports.ts';
import type { ImportWorker } from './table-file/import-worker.ts';
import type { CommandRequest } from './command-request.ts';
import type { BatchQueue } from './batch-queue.ts';
import type { Queues } from './keyed-queues.ts';
import type { Answer } from './refusals.ts';
import type { SteadyClock } from './steady-clock.ts';
import type { Timelines } from './timelines.ts';

/** The services of the application. `application.ts` makes them once for a process and passes them to each function. */
export interface Services {
  readonly store: EventStore;
  readonly timelines: Timelines;
  readonly queues: Queues;
  /** The queues of commands, one for each table. */
  readonly lines: BatchQueue<CommandRequest, Answer>;
  readonly frames: Frames;
  readonly presence: Presence;
  readonly desks: DeskPresence;
  readonly askers: JoinRequests;
  readonly elections: ElectionMemory;
  readonly clock: Clock;
  readonly sealings: Sealings;
  readonly sealKeys: SealKeys;
  readonly opener: ImportWorker;
  readonly announcements: EventBus;
  readonly report: ErrorReporter;
  readonly random: Random;
  /** The number of bytes that tables may fill before the server opens no new table. */
  readonly dataLimit: number;
  readonly time: SteadyClock;
  /** Server time in milliseconds: `time.now`. */
  readonly now: () => number;
  /** A clock for durations (ms), which never jumps with server time. */
  readonly monotonic: () => number;
}
