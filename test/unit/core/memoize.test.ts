import { describe, expect, it } from 'vitest';
import { memoize } from '#lib/core/memoize.ts';

/** Returns a function that counts its calls. */
function counting() {
  let asked = 0;
  return memoize((of: object, name: string, other: object | null) => {
    asked += 1;
    return { of, name, other, asked };
  });
}

describe('a memoized function', () => {
  const [one, other] = [{}, {}];

  it('computes a result once for the same arguments, and returns it again', () => {
    const said = counting();
    expect(said(one, 'a', other)).toBe(said(one, 'a', other));
  });

  it('distinguishes all its arguments, objects or not', () => {
    const said = counting();
    const all = [said(one, 'a', other), said(other, 'a', other), said(one, 'b', other), said(one, 'a', null)];
    expect(all.map(({ asked }) => asked)).toEqual([1, 2, 3, 4]);
    expect(said(one, 'b', other)).toEqual({ of: one, name: 'b', other, asked: 3 });
  });

  it('remembers null and undefined too', () => {
    let asked = 0;
    const said = memoize((_of: object): undefined => {
      asked += 1;
    });
    said(one);
    said(one);
    expect(asked).toBe(1);
  });
});
