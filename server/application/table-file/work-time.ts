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
