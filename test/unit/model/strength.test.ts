import { describe, expect, it } from 'vitest';
import { dialsOf, mixesFor, spiceOf, strengthOf, type FightingForces } from '#lib/model/strength.ts';

const side = (count: number, special: number, specialWorth: number, needSpice: boolean): FightingForces => ({
  forces: { count, special },
  specialWorth,
  needSpice,
});
const dialsIn = (forces: FightingForces, spice = Infinity) => [
  ...new Set(dialsOf(forces, spice).map(({ dial }) => dial)),
];

describe('the dials that forces allow', () => {
  it('are all numbers up to the forces if none is special and none needs spice', () => {
    expect(dialsOf(side(3, 0, 1, false), 9)).toEqual([0, 1, 2, 3].map((dial) => ({ dial, spice: 0 })));
  });

  it('are only strengths that a set of forces has exactly. Two special forces alone make 0, 2 or 4 (R-174)', () => {
    expect(dialsIn(side(2, 2, 2, false))).toEqual([0, 2, 4]);
  });

  it('are limited by the owner’s spice (R-53)', () => {
    expect(dialsIn(side(2, 0, 1, true), 0)).toEqual([0, 0.5, 1]);
    expect(dialsIn(side(2, 0, 1, true), 1)).toEqual([0, 0.5, 1, 1.5]);
    expect(Math.max(...dialsIn(side(2, 2, 2, true), 0))).toBe(2);
    expect(Math.max(...dialsIn(side(2, 2, 2, true), 1))).toBe(3);
    expect(Math.max(...dialsIn(side(2, 2, 2, true), 2))).toBe(4);
  });

  it('are sorted from the weakest, and equal dials from the cheapest', () => {
    expect(dialsOf(side(2, 0, 1, true), 2)).toEqual([
      { dial: 0, spice: 0 },
      { dial: 0.5, spice: 0 },
      { dial: 1, spice: 0 },
      { dial: 1, spice: 1 },
      { dial: 1.5, spice: 1 },
      { dial: 2, spice: 2 },
    ]);
  });

  it('count a Sardaukar against Fremen as 1 with spice and as half without (R-55)', () => {
    expect(dialsOf(side(1, 1, 1, true), 1)).toEqual([
      { dial: 0, spice: 0 },
      { dial: 0.5, spice: 0 },
      { dial: 1, spice: 1 },
    ]);
  });
});

describe('the sets of forces that make up a dial', () => {
  const sides = [
    side(6, 1, 2, true),
    side(7, 3, 2, true),
    side(5, 2, 2, false),
    side(4, 2, 1, true),
    side(8, 0, 1, true),
  ];

  it.each(sides)('have exactly that strength for exactly that spice: %o', (forces) => {
    for (const dialled of dialsOf(forces, Infinity)) {
      const mixes = mixesFor(forces, dialled);
      expect(mixes.length).toBeGreaterThan(0);
      for (const mix of mixes) {
        expect(strengthOf(forces, mix)).toBe(dialled.dial);
        expect(spiceOf(forces, mix)).toBe(dialled.spice);
      }
    }
  });

  it('include a third set besides the book’s two: one Sardaukar at full strength, the others at half', () => {
    expect(mixesFor(side(6, 1, 2, true), { dial: 3, spice: 1 })).toEqual([
      { forces: { count: 3, special: 1 }, full: { count: 1, special: 1 } },
      { forces: { count: 4, special: 1 }, full: { count: 1, special: 0 } },
      { forces: { count: 5, special: 0 }, full: { count: 1, special: 0 } },
    ]);
  });

  it('are nine forces for 6 with 3 spice, and for 9 with 9 spice', () => {
    expect(mixesFor(side(10, 0, 1, true), { dial: 6, spice: 3 }).map(({ forces }) => forces.count)).toEqual([9]);
    expect(mixesFor(side(10, 0, 1, true), { dial: 9, spice: 9 }).map(({ forces }) => forces.count)).toEqual([9]);
  });
});
