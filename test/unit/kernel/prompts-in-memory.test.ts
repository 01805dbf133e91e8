/** The memory that prompts take while a table plays on. */
import { expect, test } from 'vitest';
import { allItems } from '#lib/core/append-only-list.ts';
import { must } from '#lib/core/assert-never.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { prompts } from '#lib/kernel/prompts.ts';
import { longEvening } from '../../support/long-evening.ts';

const positions = allItems(longEvening(60).timeline.states);
const at = (index: number) => {
  const state = must(positions.at(index), 'a position');
  return prompts(assemble(state.choices), state);
};

test('the prompts of the newest positions are computed once for all viewers', () => {
  const newest = [-3, -2, -1].map(at);
  expect([-3, -2, -1].map((index, n) => at(index) === newest[n])).toEqual([true, true, true]);
});

test('the prompts of older positions are dropped, and are equal when they are computed again', () => {
  const first = at(-30);
  for (let index = -29; index < 0; index += 1) at(index);
  const again = at(-30);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
