import { describe, expect, it } from 'vitest';
import { memoize } from '#lib/core/memoize.ts';

/** Says how often it was asked. */
function counting() {
  let asked = 0;
  return memoize((of: object, name: string, other: object | null) => {
    asked += 1;
    return { of, name, other, asked };
  });
}

describe('what is remembered of the same arguments', () => {
  const [one, other] = [{}, {}];

  it('is worked out once, and said again', () => {
    const said = counting();
    expect(said(one, 'a', other)).toBe(said(one, 'a', other));
  });

  it('depends on each of them, whether it is an object or not', () => {
    const said = counting();
    const all = [said(one, 'a', other), said(other, 'a', other), said(one, 'b', other), said(one, 'a', null)];
    expect(all.map(({ asked }) => asked)).toEqual([1, 2, 3, 4]);
    expect(said(one, 'b', other)).toEqual({ of: one, name: 'b', other, asked: 3 });
  });

  it('is worked out once also where that comes to nothing', () => {
    let asked = 0;
    const said = memoize((_of: object): undefined => {
      asked += 1;
    });
    said(one);
    said(one);
    expect(asked).toBe(1);
  });
});
