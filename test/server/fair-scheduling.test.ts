import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createFairScheduler } from '../../server/application/fair-scheduler.ts';

describe('the queue of one device', () => {
  test('lets another queue run between any two of its jobs', async () => {
    const turns = createFairScheduler();
    const done: string[] = [];
    const work = (name: string) => async () => {
      await pause(20);
      done.push(name);
    };
    await Promise.all([
      ...Array.from({ length: 3 }, (_, n) => turns.run('hasty', work(`hasty ${n}`))),
      turns.run('honest', work('honest')),
    ]);
    expect(done).toEqual(['hasty 0', 'honest', 'hasty 1', 'hasty 2']);
  });

  test.each([1, 3])('rests %i times as long as its last job took', async (rests) => {
    const turns = createFairScheduler(rests);
    const begun: number[] = [];
    const work = async () => {
      begun.push(performance.now());
      await pause(100);
    };
    await Promise.all([turns.run('hasty', work), turns.run('hasty', work)]);
    const [first = 0, second = 0] = begun;
    expect(second - first).toBeGreaterThan(100 + rests * 100 - 10);
  });

  test('continues after a job that failed', async () => {
    const turns = createFairScheduler();
    const failed = turns.run('hasty', () => Promise.reject(new Error('a full disk')));
    await expect(failed).rejects.toThrow('a full disk');
    expect(await turns.run('hasty', () => Promise.resolve('done'))).toBe('done');
  });
});
