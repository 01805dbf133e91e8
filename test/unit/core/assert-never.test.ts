import { expect, it } from 'vitest';
import { must } from '#lib/core/assert-never.ts';

it('must() returns a present value, even a falsy value, and throws for a missing value', () => {
  expect(must(0, 'count')).toBe(0);
  expect(must('', 'name')).toBe('');
  expect(() => {
    must(undefined, 'a seat');
  }).toThrow('a seat');
  expect(() => must(null, 'a seat')).toThrow('a seat');
});
