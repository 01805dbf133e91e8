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

describe('the text of a number', () => {
  test.each([
    [0, '0', '0'],
    [0.5, '½', 'a half'],
    [7, '7', '7'],
    [5.5, '5½', '5 and a half'],
    // Numbers have no separator between thousands. They are never money, and a search must find the digits as they were
    // typed.
    [1200, '1200', '1200'],
  ])('%d is right in print and in speech', (value, printed, said) => {
    expect([formatNumber(value), formatSpokenNumber(value)]).toEqual([printed, said]);
  });
});

describe('the noun after a number', () => {
  it('has the form that fits the number', () => {
    expect([0, 0.5, 1, 2].map((count) => formatCount(count, 'force'))).toEqual([
      'no forces',
      '½ forces',
      '1 force',
      '2 forces',
    ]);
    expect(formatCount(3, 'person', 'people')).toBe('3 people');
  });

  it('has the right verb form, and the common form if a language lacks one', () => {
    const are = { one: 'is', other: 'are' };
    expect([0, 1, 2].map((count) => plural(count, are))).toEqual(['are', 'is', 'are']);
    expect(plural(1, { other: 'sheep' })).toBe('sheep');
  });
});

describe('a list in words', () => {
  it('has a conjunction before its last item', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((items) => formatList(items))).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
    expect(formatList(['A', 'B', 'C'], 'or')).toBe('A, B or C');
  });

  it('has no conjunction if its items are listed side by side', () => {
    expect([[], ['A'], ['A', 'B', 'C']].map((items) => formatRow(items))).toEqual(['', 'A', 'A, B, C']);
  });
});

describe('the text of a time', () => {
  test.each([
    [0, '0 seconds'],
    [1_000, '1 second'],
    [52_000, '52 seconds'],
    [60_000, '1 minute'],
    [112_000, '1 minute 52 seconds'],
    [3_720_000, '62 minutes'],
    [-5, '0 seconds'],
  ])('of %d ms is in words', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });

  it('is in digits on the clock', () => {
    expect(formatClock(112_000)).toBe('1:52');
  });
});

it('a text starts with a capital at the start of a sentence', () => {
  expect([capitalize('the storm'), capitalize('')]).toEqual(['The storm', '']);
});
