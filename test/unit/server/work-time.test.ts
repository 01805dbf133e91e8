import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSharedMeter, startWork } from '#server/application/table-file/work-time.ts';

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

test('works that run at the same time share what is used', () => {
  let used = 0;
  const meter = createSharedMeter(() => used);
  const first = meter();
  used += 10;
  const second = meter();
  used += 10;
  expect(second()).toBe(5);
  used += 10;
  expect(first()).toBe(25);
  // Nobody has used what is used in between.
  used += 100;
  const third = meter();
  used += 1;
  expect(third()).toBe(1);
});
