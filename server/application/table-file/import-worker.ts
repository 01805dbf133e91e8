import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { MAX_OPENING } from './bounds.ts';
import type { Opened } from './open.ts';
import { startWork } from './work-time.ts';

/** Opens files from devices in a thread apart from the tables. */
export interface ImportWorker {
  /**
   * Opens a file, or returns `busy` while another one is being opened. A file costs a processor and memory, so they are
   * opened one at a time.
   */
  open(sent: Uint8Array): Promise<Opened | 'busy'>;
}

/** Memory in MB: many times what a table needs, and little enough for a small laptop. */
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

/** A worker that takes this many times as long without using the processor is stuck. */
const STUCK = 3;
/** How often the server checks whether the time for a file is over (ms). */
const LOOKED_AT = 250;

/** The build puts the worker next to the server. */
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
      // The worker ended without an answer because its time was over.
      worker.once('exit', () => {
        resolve(TOO_MUCH);
      });
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}

/** The file is not a real table, because it needs more time or memory than any table. */
const TOO_MUCH: Opened = { ok: false, why: 'file-damaged' };
