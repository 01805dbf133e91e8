import { describe, expect, it } from 'vitest';
import { asRecord, getField, isAnswer, isRecord, sameAnswer, type AnswerValue } from '#lib/core/answer.ts';

/** A word inside this number of lists or records. */
const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown =>
  levels === 0 ? '' : wrap(nested(levels - 1, wrap));

describe('equality of answers', () => {
  it.each<[AnswerValue, AnswerValue]>([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[], []],
    [
      ['a', { b: [null] }],
      ['a', { b: [null] }],
    ],
  ])('holds for %j and %j', (one, other) => {
    expect(sameAnswer(one, other)).toBe(true);
  });

  it.each<[AnswerValue, unknown]>([
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a'], ['a', 'a']],
    [['a'], []],
    [[], {}],
    [{}, []],
    [['a'], { 0: 'a' }],
    [{ 0: 'a' }, ['a']],
    [['a'], 'a'],
    [[null], [undefined]],
    [{ a: null }, { a: undefined }],
    [{ a: null }, { b: null }],
    [null, undefined],
    [null, {}],
    [0, -0],
    [0, '0'],
    [{}, () => null],
  ])('does not hold for %j and %j', (one, other) => {
    expect(sameAnswer(one, other)).toBe(false);
  });
});

describe('the check that a value is an answer', () => {
  it.each([null, true, 'a', 0, -1.5, [], {}, [1, [2]], { a: [{ b: null }] }])('accepts %j', (value) => {
    expect(isAnswer(value)).toBe(true);
  });

  it.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [-0], [10n], [[undefined]], [{ a: undefined }]])(
    'refuses %o',
    (value) => {
      expect(isAnswer(value)).toBe(false);
      expect(isAnswer([{ value }])).toBe(false);
    },
  );

  it('allows undefined in no list', () => {
    const sparse = [1, 2];
    Reflect.deleteProperty(sparse, 0);
    expect(isAnswer(sparse)).toBe(false);
  });

  it('allows the maximum depth and no more', () => {
    const inList = (inner: unknown) => [inner];
    const inRecord = (inner: unknown) => ({ a: inner });
    for (const wrap of [inList, inRecord]) {
      expect(isAnswer(nested(6, wrap))).toBe(true);
      expect(isAnswer(nested(7, wrap))).toBe(false);
      expect(isAnswer(nested(3, wrap), { deepest: 2, longest: 100 })).toBe(false);
    }
  });

  it.each([
    null,
    false,
    -12.5,
    1e21,
    '',
    'a"b\\c\n\u2028\u{1F3DC}',
    '\ud800',
    [],
    [1],
    [1, 'b', []],
    {},
    { a: 1 },
    { 'a"': 1, b: [{ c: null }] },
  ])('measures a value by its JSON: %j', (value) => {
    const { length } = JSON.stringify(value);
    expect(isAnswer(value, { deepest: 6, longest: length })).toBe(true);
    expect(isAnswer(value, { deepest: 6, longest: length - 1 })).toBe(false);
  });

  it('refuses a value that is costly to read, however it is built', () => {
    const around: unknown[] = [];
    around.push(around, around);
    const deep = nested(1_000, (inner) => ({ a: inner }));
    for (const value of [around, deep, 'x'.repeat(1e7), Array.from({ length: 1e6 }), { ['x'.repeat(5_000)]: 1 }]) {
      expect(isAnswer(value)).toBe(false);
    }
  });
});

describe('the field names of an answer', () => {
  it('exist for a record, never for a list', () => {
    expect(getField({ length: 3 }, 'length')).toBe(3);
    expect(getField(['a'], 'length')).toBeUndefined();
    expect(getField(['a'], '0')).toBeUndefined();
    expect(isRecord([])).toBe(false);
    expect(asRecord(['a'])).toEqual({});
  });

  it('are own properties only', () => {
    expect(getField({}, 'constructor')).toBeUndefined();
    expect(getField({}, '__proto__')).toBeUndefined();
  });
});
