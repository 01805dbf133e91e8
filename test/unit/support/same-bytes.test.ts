import { describe, expect, it } from 'vitest';
import { sameBytes } from '../../support/paired-tables/same-bytes.ts';

describe('the comparison by bytes', () => {
  it('is equal for values that are deeply equal', () => {
    expect(sameBytes({ spice: 3, log: [{ at: 1 }] }, { spice: 3, log: [{ at: 1 }] })).toBe(true);
    expect(sameBytes({ spice: 3, none: undefined }, { spice: 3 })).toBe(true);
    expect(sameBytes([0], [-0])).toBe(true);
  });

  it.each([
    [{ spice: 3 }, { spice: 4 }],
    [{ spice: 3 }, { spice: '3' }],
    [{ spice: null }, { spice: 0 }],
    [{ spice: 3 }, { spice: 3, hand: null }],
    [
      { spice: 3, hand: 1 },
      { hand: 1, spice: 3 },
    ],
    [[1, 2], [1]],
    [[], {}],
    [{ log: [{ at: 1 }] }, { log: [{ at: 2 }] }],
  ])('differs for %j and %j', (one, other) => {
    expect(sameBytes(one, other)).toBe(false);
    expect(sameBytes(other, one)).toBe(false);
  });
});
