/** Differences between two values: what they lead to, what they leave as it was, and what they do not fit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, differenceOf, type Difference } from '#lib/core/difference.ts';

/** Values that have much in common, as two views have: few keys, few items, seldom anything new. */
const { value: VALUES } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'medium' }, fc.constantFrom(null, true, 'a', 1, 2, ''), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 6 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'keep', 'list'), tie('value'), { maxKeys: 4 }),
}));

const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a difference', () => {
  it('leads from the one value to the other, by way of JSON', () => {
    fc.assert(
      fc.property(VALUES, VALUES, (before, after) => {
        const difference = differenceOf(before, after);
        expect(difference === null ? before : applied(travelled(before), travelled(difference))).toEqual(after);
      }),
    );
  });

  it('is none exactly where both say the same', () => {
    fc.assert(
      fc.property(VALUES, VALUES, (before, after) => {
        expect(differenceOf(before, travelled(before))).toBeNull();
        expect(differenceOf(before, after) === null).toBe(isEqual(before, after));
      }),
    );
  });

  it('takes a key without a value for none', () => {
    expect(differenceOf({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBeNull();
    expect(differenceOf({ a: 1 }, { a: undefined })).toEqual({ keys: { a: null } });
    expect(differenceOf({ a: undefined }, { a: 1 })).toEqual({ keys: { a: { is: 1 } } });
  });

  it('leaves what stayed the same object', () => {
    const before = { stays: { deep: [1, 2] }, goes: 1, list: [{ a: 1 }, { a: 2 }, { a: 3 }] };
    const after = { stays: { deep: [1, 2] }, list: [{ a: 2 }, { a: 4 }, { a: 5 }] };
    const now = applied(before, differenceOf(before, after) as Difference) as typeof after;
    expect(now).toEqual(after);
    expect(now.stays).toBe(before.stays);
    expect(now.list[0]).toBe(before.list[1]);
  });

  it('says of a log that went on what went and what came', () => {
    const lines = (from: number) => Array.from({ length: 12 }, (_, n) => ({ at: from + n, says: 'so' }));
    expect(differenceOf(lines(0), lines(2))).toEqual({
      list: [{ drop: 2 }, { keep: 10 }, { add: lines(12).slice(0, 2) }],
    });
  });

  it('never makes a mixture of what it was not made from', () => {
    expect(() => applied([1], { keys: { a: { is: 1 } } })).toThrow('made from something else');
    expect(() => applied({ a: 1 }, { list: [{ keep: 1 }] })).toThrow('made from something else');
    expect(() => applied([1, 2], { list: [{ keep: 1 }] })).toThrow('made from something else');
    expect(() => applied([1, 2], { list: [{ keep: 3 }] })).toThrow('made from something else');
    expect(() => applied([1], { list: [{ drop: 2 }] })).toThrow('made from something else');
    expect(() => applied([], { list: [{ change: { is: 1 } }] })).toThrow('made from something else');
  });
});

/** The same values, whatever the order of their keys. */
function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}
