import { performance } from 'node:perf_hooks';

/**
 * Begins to measure work; the answer says how long it has taken, in milliseconds: the time that has passed, or what the
 * processor gave this program in it, where that is less. So a busy machine makes no file look worse than it is.
 */
export function startWork(): () => number {
  const begun = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - begun, (user + system) / 1000);
  };
}
