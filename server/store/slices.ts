/** Long work in slices. Between two slices the server does its other work, so that no table waits for all of it. */
import { setImmediate } from 'node:timers/promises';

/** Resolves after all other waiting jobs have had a turn. */
export const othersFirst = (): Promise<void> => setImmediate();
