import { describe, expect, it } from 'vitest';
import { seededRandom, shuffled } from '#lib/core/random.ts';

describe('a seeded random source', () => {
  it('repeats itself for the same seed, and differs for another', () => {
    const rolls = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random(1000));
    };
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
  });

  it('stays below its bound and reaches every number below', () => {
    const random = seededRandom(3);
    expect(new Set(Array.from({ length: 300 }, () => random(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('a shuffle', () => {
  it('keeps all items and does not change its input', () => {
    const deck = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    expect([...shuffled(deck, seededRandom(11))].sort()).toEqual([...deck]);
  });

  it('gives each order with about the same frequency', () => {
    const random = seededRandom(42);
    const counts = new Map<string, number>();
    for (let n = 0; n < 6000; n += 1) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
