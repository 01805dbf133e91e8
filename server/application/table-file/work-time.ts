import { performance } from 'node:perf_hooks';

/**
 * Starts to measure work. The returned function gives its duration (ms): the time that has passed, or the processor
 * time of this program if that is less. So a busy machine makes no file look slower.
 */
export function startWork(): () => number {
  const begun = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - begun, (user + system) / 1000);
  };
}

/**
 * Begins to measure one of several jobs that run at the same time. The answer says how much of it was for this one
 * (ms).
 */
export type Meter = () => () => number;

/** Shares the processor time of this program equally among all jobs that run at the moment. */
export function createSharedMeter(used: () => number = processorTime): Meter {
  let running = 0;
  /** The time that a job would have used if the job had run since the start. */
  let each = 0;
  let last = used();
  const advance = () => {
    const now = used();
    if (running > 0) each += (now - last) / running;
    last = now;
  };
  return () => {
    advance();
    running += 1;
    const from = each;
    return () => {
      advance();
      running -= 1;
      return each - from;
    };
  };
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
