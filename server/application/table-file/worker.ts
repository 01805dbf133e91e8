import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './open.ts';

// The tables come first. On systems other than Linux this would slow down the whole server, and not only this thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** The whole worker: one file, one answer. `import-worker.ts` starts it and limits it. */
parentPort?.postMessage(await openFile(workerData as Uint8Array));
