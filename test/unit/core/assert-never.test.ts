import { expect, it } from 'vitest';
import { must } from '#lib/core/assert-never.ts';

it('must passes on what is there, also what is falsy, and is loud about what is missing', () => {
  expect(must(0, 'count')).toBe(0);
  expect(must('', 'name')).toBe('');
  expect(() => {
    must(undefined, 'a seat');
  }).toThrow('a seat');
  expect(() => must(null, 'a seat')).toThrow('a seat');
});
