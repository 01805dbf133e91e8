import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './open.ts';

/** The whole of the worker: one file, one answer. `opener.ts` starts it and bounds it. */
parentPort?.postMessage(await openFile(workerData as Uint8Array));
