/** Tables take turns, and the seats of a table take turns. */
import { expect, test } from 'vitest';
import { createFairLine } from '../../../server/application/fair-line.ts';

function served(waiting: readonly (readonly [table: string, seat: string, job: string])[]): readonly string[] {
  const line = createFairLine<string>();
  for (const one of waiting) line.add(...one);
  const jobs: string[] = [];
  for (let job = line.next(); job !== undefined; job = line.next()) jobs.push(job);
  return jobs;
}

test('the jobs of one seat keep their order', () => {
  expect(served([1, 2, 3].map((n) => ['A', 'A/emperor', `${n}`] as const))).toEqual(['1', '2', '3']);
});

test('a table with many jobs makes another table wait for one of them', () => {
  const many = Array.from({ length: 10 }, (_, n) => ['A', `A/${n}`, `hostile ${n}`] as const);
  const few = [1, 2].map((n) => ['B', 'B/guild', `honest ${n}`] as const);
  expect(served([...many, ...few]).slice(0, 4)).toEqual(['hostile 0', 'honest 1', 'hostile 1', 'honest 2']);
});

test('a seat with many jobs makes another seat of its table wait for only one job', () => {
  const many = [1, 2, 3].map((n) => ['A', 'A/emperor', `hostile ${n}`] as const);
  expect(served([...many, ['A', 'A/guild', 'honest']])).toEqual(['hostile 1', 'honest', 'hostile 2', 'hostile 3']);
});

test('a queue that has served all its jobs starts over', () => {
  const line = createFairLine<number>();
  expect(line.next()).toBeUndefined();
  line.add('A', 'A/guild', 1);
  expect([line.next(), line.next()]).toEqual([1, undefined]);
  line.add('A', 'A/guild', 2);
  expect([line.next(), line.next()]).toEqual([2, undefined]);
});
