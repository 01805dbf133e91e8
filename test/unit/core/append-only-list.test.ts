import { describe, expect, it } from 'vitest';
import {
  allItems,
  append,
  copyOf,
  every,
  itemAt,
  lastItems,
  lastOf,
  withLast,
  EMPTY_LIST,
} from '#lib/core/append-only-list.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index).reduce(append<number>, EMPTY_LIST);

describe('an append-only list', () => {
  it('holds all added items in order, at any length', () => {
    for (const count of [0, 1, 31, 32, 33, 64, 100]) {
      const list = upTo(count);
      const items = Array.from({ length: count }, (_, index) => index);
      expect(list.length).toBe(count);
      expect(allItems(list)).toEqual(items);
      expect(items.map((index) => itemAt(list, index))).toEqual(items);
      expect(lastOf(list)).toBe(items.at(-1));
    }
  });

  it('has nothing before its first item and after its last', () => {
    for (const index of [-1, 40, 0.5, 1000, Number.NaN]) expect(itemAt(upTo(40), index)).toBeUndefined();
  });

  it('does not change when items are appended to it', () => {
    const list = upTo(40);
    const one = append(list, 101);
    const other = append(list, 102);
    expect(allItems(list)).toEqual(allItems(upTo(40)));
    expect([lastOf(one), lastOf(other)]).toEqual([101, 102]);
  });

  it('does not change when other lists are built from it, in any order', () => {
    for (const count of [0, 1, 31, 32, 33, 63, 64]) {
      const list = upTo(count);
      const grown = Array.from({ length: 40 }, (_, n) => n).reduce(append<number>, list);
      const other = Array.from({ length: 70 }, (_, n) => -n).reduce(append<number>, list);
      expect(allItems(list)).toEqual(allItems(upTo(count)));
      expect(itemAt(list, count)).toBeUndefined();
      expect(lastOf(list)).toBe(count === 0 ? undefined : count - 1);
      expect(lastItems(list, 1000)).toHaveLength(count);
      expect(every(list, (item) => item >= 0 && item < count)).toBe(true);
      expect(allItems(grown).slice(count)).toEqual(Array.from({ length: 40 }, (_, n) => n));
      expect(allItems(other).slice(count)).toEqual(Array.from({ length: 70 }, (_, n) => -n));
    }
  });

  it('appends in place if no other list has appended, and otherwise shares its full pages', () => {
    const list = upTo(70);
    expect(append(list, 70).pages).toBe(list.pages);
    const other = append(list, 71).pages;
    expect(other.slice(0, 2).every((page, index) => page === list.pages[index])).toBe(true);
    expect(other[2]).not.toBe(list.pages[2]);
  });

  it('returns its last items, or the last ones before an index', () => {
    const list = upTo(70);
    expect(lastItems(list, 3)).toEqual([67, 68, 69]);
    expect(lastItems(list, 3, 33)).toEqual([30, 31, 32]);
    expect(lastItems(list, 3, 1000)).toEqual([67, 68, 69]);
    expect(lastItems(list, 3, 2)).toEqual([0, 1]);
    expect(lastItems(list, 3, 0)).toEqual([]);
    expect(lastItems(list, 1000)).toHaveLength(70);
  });

  it('reports whether all items fulfil a condition', () => {
    expect(every(upTo(70), (item) => item < 70)).toBe(true);
    expect(every(upTo(70), (item) => item !== 33)).toBe(false);
  });

  it('keeps its last items in memory in a copy, and loads the other items from their source', () => {
    const list = upTo(100);
    const early = withLast(list, 20, { length: 60, from: 0, at: (index) => index });
    const late = withLast(early, 20, { length: 90, from: 60, at: (index) => index + 1_000, older: early.past });
    expect([early, late].map(({ pages }) => pages.flat().length)).toEqual([40, 20]);
    expect(allItems(early)).toEqual(allItems(list));
    expect([itemAt(late, 59), itemAt(late, 60), itemAt(late, 80)]).toEqual([59, 1_060, 80]);
    expect(allItems(append(early, 100))).toEqual(allItems(upTo(101)));
  });

  it('does not contain items that are appended to its copy', () => {
    const list = upTo(40);
    append(copyOf(list), 40);
    expect(list.pages.flat()).toHaveLength(40);
    append(list, 40);
    expect(list.pages.flat()).toHaveLength(41);
  });
});
