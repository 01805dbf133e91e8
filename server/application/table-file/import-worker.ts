import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { MAX_OPENING } from './bounds.ts';
import type { Opened } from './open.ts';
import { startWork } from './work-time.ts';

/** Opens files that devices send, away from where tables are served. */
export interface ImportWorker {
  /** `busy` while another file is being opened: they cost a processor and memory, so they come one at a time. */
  open(sent: Uint8Array): Promise<Opened | 'busy'>;
}

/** Of memory in MB: many times what a table needs, and little enough for a small laptop. */
const RESOURCES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export function createOpener(longest = MAX_OPENING): ImportWorker {
  let isBusy = false;
  return {
    async open(sent) {
      if (isBusy) return 'busy';
      isBusy = true;
      try {
        return await openedInWorker(sent, longest);
      } finally {
        isBusy = false;
      }
    },
  };
}

/** A worker that takes so many times as long without working waits for something that never comes. */
const STUCK = 3;
/** How often the time of a file is looked at (ms). */
const LOOKED_AT = 250;

/** The build puts the worker beside the server. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');
const WORKER = new URL(FROM_SOURCES ? './from-sources.mjs' : './table-file-worker.js', import.meta.url);

async function openedInWorker(sent: Uint8Array, longest: number): Promise<Opened> {
  const worker = new Worker(WORKER, {
    workerData: sent,
    resourceLimits: RESOURCES,
    execArgv: [],
  });
  const taken = startWork();
  const begun = performance.now();
  const timer = setInterval(() => {
    if (taken() > longest || performance.now() - begun > STUCK * longest) void worker.terminate();
  }, LOOKED_AT);
  try {
    return await new Promise<Opened>((resolve, reject) => {
      worker.once('message', resolve);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_MUCH);
        else reject(error);
      });
      // Without an answer: its time was over.
      worker.once('exit', () => {
        resolve(TOO_MUCH);
      });
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}

/** No table of anybody's: it needs more than a table ever does. */
const TOO_MUCH: Opened = { ok: false, why: 'file-damaged' };
