import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './open.ts';

// Those who play come first. Elsewhere than on Linux this would slow the whole server down, not this thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** The whole of the worker: one file, one answer. `opener.ts` starts it and bounds it. */
parentPort?.postMessage(await openFile(workerData as Uint8Array));
