import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSharedMeter, startWork } from '#server/application/table-file/work-time.ts';

test('idle time does not count, but processor time does', async () => {
  const taken = startWork();
  await sleep(300);
  const idle = taken();
  const begun = performance.now();
  while (performance.now() - begun < 60) Math.sqrt(begun);
  const worked = taken();
  expect(idle).toBeLessThan(300);
  expect(worked).toBeGreaterThan(idle);
});

test('two jobs at the same time share the processor time', () => {
  let used = 0;
  const meter = createSharedMeter(() => used);
  const first = meter();
  used += 10;
  const second = meter();
  used += 10;
  expect(second()).toBe(5);
  used += 10;
  expect(first()).toBe(25);
  // No job has used the processor in between.
  used += 100;
  const third = meter();
  used += 1;
  expect(third()).toBe(1);
});
