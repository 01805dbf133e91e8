import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startWork } from '#server/application/table-file/work-time.ts';

test('time in which nothing is worked is not counted, and work is', async () => {
  const taken = startWork();
  await sleep(300);
  const idle = taken();
  const begun = performance.now();
  while (performance.now() - begun < 60) Math.sqrt(begun);
  const worked = taken();
  expect(idle).toBeLessThan(300);
  expect(worked).toBeGreaterThan(idle);
});
