import { describe, expect, it, test } from 'vitest';
import {
  plural,
  capitalize,
  formatClock,
  formatCount,
  formatDuration,
  formatNumber,
  formatRow,
  formatList,
  formatSpokenNumber,
} from '#messages/numbers.ts';

describe('a number', () => {
  test.each([
    [0, '0', '0'],
    [0.5, '½', 'a half'],
    [7, '7', '7'],
    [5.5, '5½', '5 and a half'],
    // Nothing stands between thousands: it is never a sum of money, and digits are found again as they were typed.
    [1200, '1200', '1200'],
  ])('%d is printed and spoken', (value, printed, said) => {
    expect([formatNumber(value), formatSpokenNumber(value)]).toEqual([printed, said]);
  });
});

describe('what is counted', () => {
  it('stands in the form that goes with its number', () => {
    expect([0, 0.5, 1, 2].map((count) => formatCount(count, 'force'))).toEqual([
      'no forces',
      '½ forces',
      '1 force',
      '2 forces',
    ]);
    expect(formatCount(3, 'person', 'people')).toBe('3 people');
  });

  it('has a verb that goes with it, and the common form where a language lacks one', () => {
    const are = { one: 'is', other: 'are' };
    expect([0, 1, 2].map((count) => plural(count, are))).toEqual(['are', 'is', 'are']);
    expect(plural(1, { other: 'sheep' })).toBe('sheep');
  });
});

describe('a list', () => {
  it('is joined before its last', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((items) => formatList(items))).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
    expect(formatList(['A', 'B', 'C'], 'or')).toBe('A, B or C');
  });

  it('stands side by side', () => {
    expect([[], ['A'], ['A', 'B', 'C']].map((items) => formatRow(items))).toEqual(['', 'A', 'A, B, C']);
  });
});

describe('a time', () => {
  test.each([
    [0, '0 seconds'],
    [1_000, '1 second'],
    [52_000, '52 seconds'],
    [60_000, '1 minute'],
    [112_000, '1 minute 52 seconds'],
    [3_720_000, '62 minutes'],
    [-5, '0 seconds'],
  ])('of %d ms in words', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });

  it('on the clock', () => {
    expect(formatClock(112_000)).toBe('1:52');
  });
});

it('begins with a capital where a sentence does', () => {
  expect([capitalize('the storm'), capitalize('')]).toEqual(['The storm', '']);
});
