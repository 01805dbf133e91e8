/**
 * Differences between two values: the result, the unchanged parts, and values to which a difference cannot be applied.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, createSharedDiff, type Patch } from '#lib/core/diff.ts';

/** Values that have much in common, like two views: few keys, few items, rarely anything new. */
const { value: VALUES } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'medium' }, fc.constantFrom(null, true, 'a', 1, 2, ''), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 6 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'keep', 'list'), tie('value'), { maxKeys: 4 }),
}));

const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the difference of two values', () => {
  it('turns the first value into the second, after a round trip through JSON', () => {
    fc.assert(
      fc.property(VALUES, VALUES, (before, after) => {
        const patch = diff(before, after);
        expect(patch === null ? before : applyPatch(travelled(before), travelled(patch))).toEqual(after);
      }),
    );
  });

  it('is empty exactly if both values are equal', () => {
    fc.assert(
      fc.property(VALUES, VALUES, (before, after) => {
        expect(diff(before, travelled(before))).toBeNull();
        expect(diff(before, after) === null).toBe(isEqual(before, after));
      }),
    );
  });

  it('treats a key without a value as missing', () => {
    expect(diff({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBeNull();
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ keys: { a: null } });
    expect(diff({ a: undefined }, { a: 1 })).toEqual({ keys: { a: { is: 1 } } });
  });

  it('keeps unchanged parts as the same objects', () => {
    const before = { stays: { deep: [1, 2] }, goes: 1, list: [{ a: 1 }, { a: 2 }, { a: 3 }] };
    const after = { stays: { deep: [1, 2] }, list: [{ a: 2 }, { a: 4 }, { a: 5 }] };
    const now = applyPatch(before, diff(before, after) as Patch) as typeof after;
    expect(now).toEqual(after);
    expect(now.stays).toBe(before.stays);
    expect(now.list[0]).toBe(before.list[1]);
  });

  it('of a growing log lists the removed and the added items', () => {
    const lines = (from: number) => Array.from({ length: 12 }, (_, n) => ({ at: from + n, says: 'so' }));
    expect(diff(lines(0), lines(2))).toEqual({
      list: [{ drop: 2 }, { keep: 10 }, { add: lines(12).slice(0, 2) }],
    });
  });

  it('is refused by any value except the one that it was made from', () => {
    expect(() => applyPatch([1], { keys: { a: { is: 1 } } })).toThrow('made from something else');
    expect(() => applyPatch({ a: 1 }, { list: [{ keep: 1 }] })).toThrow('made from something else');
    expect(() => applyPatch([1, 2], { list: [{ keep: 1 }] })).toThrow('made from something else');
    expect(() => applyPatch([1, 2], { list: [{ keep: 3 }] })).toThrow('made from something else');
    expect(() => applyPatch([1], { list: [{ drop: 2 }] })).toThrow('made from something else');
    expect(() => applyPatch([], { list: [{ change: { is: 1 } }] })).toThrow('made from something else');
  });
});

describe('differences of values that share parts', () => {
  const parts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), VALUES, { maxKeys: 3 });
  const moments = fc.array(fc.record({ table: parts, own: fc.array(VALUES, { minLength: 2, maxLength: 2 }) }), {
    minLength: 2,
    maxLength: 5,
  });

  it.each([0, 1, 2, 3])('are the same as without sharing, %i deep', (depth) => {
    fc.assert(
      fc.property(moments, (all) => {
        const shared = createSharedDiff(depth);
        // Two devices receive frames. One of the devices sleeps from time to time.
        const looks = all.map(({ table, own }) => own.map((mine) => ({ table: { ...table }, mine })));
        for (const [at, now] of looks.entries())
          for (const then of looks.slice(0, at).reverse())
            for (const [who, view] of now.entries()) expect(shared(then[who], view)).toEqual(diff(then[who], view));
      }),
    );
  });

  it('compare a shared part once', () => {
    let looked = 0;
    const counted = (says: number) => ({
      get says() {
        looked += 1;
        return says;
      },
    });
    const [before, after] = [counted(1), counted(2)];
    const shared = createSharedDiff(2);
    for (let who = 0; who < 7; who += 1)
      expect(shared({ table: { part: before }, who }, { table: { part: after }, who })).not.toBeNull();
    const once = looked;
    diff({ part: before }, { part: after });
    expect(looked).toBe(2 * once);
  });
});

/** Whether two values are equal. The order of their keys does not count. */
function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}
