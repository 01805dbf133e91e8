import { describe, expect, it } from 'vitest';
import { canLayOut } from '#lib/core/stock.ts';
import { VALUES_1984 } from '#lib/editions/harvest-1984.ts';
import { areShareCards } from '../../features/harvests/oracle/share-cards.ts';
import { seededRandom } from '#engine';

const CARDS = VALUES_1984.shareCards;

describe('a layout from a stock', () => {
  it.each([
    ['three sums of nothing', [0, 0, 0], true],
    ['a fourth sum of nothing', [0, 0, 0, 0], false],
    ['three sums of one', [1, 1, 1], true],
    ['a fourth sum of one', [1, 1, 1, 1], false],
    ['a sum that no piece has', [9], true],
    ['the small pieces in several sums', [1, 1, 1, 2, 2, 2, 3, 3], true],
    ['one small piece too many', [1, 1, 1, 2, 2, 2, 2], false],
  ])('finds %s: %j', (_name, sums, expected) => {
    expect(canLayOut(CARDS, sums)).toBe(expected);
  });

  it('agrees with a search card by card', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 100; round += 1) {
      const sums = Array.from({ length: 2 + random(4) }, () => random(8));
      expect([sums, canLayOut(CARDS, sums)]).toEqual([sums, areShareCards(sums)]);
    }
  });

  it('decides on eight sums', () => {
    expect(canLayOut(CARDS, [2, 2, 2, 2, 2, 2, 2, 2])).toBe(false);
    expect(canLayOut(CARDS, [13, 13, 13, 13, 13, 13, 13, 13])).toBe(true);
  });
});
