import { describe, expect, it } from 'vitest';
import { sameAnswer } from '#lib/core/answer.ts';
import {
  choices,
  contains,
  anyOf,
  enumerate,
  firstAnswer,
  hasChoice,
  isEmpty,
  narrow,
  oneOf,
  range,
  record,
  sample,
  allowedRows,
} from '#lib/core/grammar.ts';
import { seededRandom } from '#lib/core/random.ts';

const CARDS = oneOf(null, { slot: 'h1', card: 'shield' }, { slot: 'h2', card: 'baliset' });
const PLAN = record(
  { dial: range(0, 2), weapon: oneOf(null, { slot: 'h2', card: 'baliset' }), defense: CARDS },
  { kind: 'apart', fields: ['weapon', 'defense'], by: 'slot' },
);

describe('a list of answers', () => {
  it('contains its members, whatever the order of their fields', () => {
    expect(contains(CARDS, { card: 'shield', slot: 'h1' })).toBe(true);
    expect(contains(CARDS, null)).toBe(true);
  });

  it('refuses a missing, an extra or another field, and a list', () => {
    expect(contains(CARDS, { slot: 'h1' })).toBe(false);
    expect(contains(CARDS, { slot: 'h1', card: 'shield', extra: 1 })).toBe(false);
    expect(contains(CARDS, { slot: 'h2', card: 'shield' })).toBe(false);
    expect(contains(CARDS, undefined)).toBe(false);
    expect(contains(CARDS, [])).toBe(false);
  });
});

describe('a range', () => {
  it('contains its ends and every step between', () => {
    expect([...enumerate(range(0, 2, 0.5))]).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(contains(range(0, 2, 0.5), 1.5)).toBe(true);
  });

  it('refuses numbers outside or between its steps, and values that are no number', () => {
    for (const wrong of [-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, true]) {
      expect(contains(range(0, 2), wrong), String(wrong)).toBe(false);
    }
  });

  it('is empty if its end is below its start', () => {
    expect(isEmpty(range(1, 0))).toBe(true);
  });
});

describe('a record', () => {
  it('relates its fields, so that one card is never in two slots', () => {
    expect(contains(PLAN, { dial: 1, weapon: { slot: 'h2', card: 'baliset' }, defense: null })).toBe(true);
    expect(
      contains(PLAN, { dial: 1, weapon: { slot: 'h2', card: 'baliset' }, defense: { slot: 'h2', card: 'baliset' } }),
    ).toBe(false);
  });

  it('enforces a sum', () => {
    const losses = record({ a: range(0, 3), b: range(0, 2) }, { kind: 'sum', fields: ['a', 'b'], total: 4 });
    expect([...enumerate(losses)]).toEqual([
      { a: 2, b: 2 },
      { a: 3, b: 1 },
    ]);
  });

  it('enforces a sum of numbers of several kinds', () => {
    const losses = record(
      { a: range(0, 3), b: anyOf(range(0, 2), oneOf('none', 7)) },
      { kind: 'sum', fields: ['a', 'b'], total: 3 },
    );
    expect([...enumerate(losses)]).toEqual([
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: 3, b: 0 },
      { a: 3, b: 'none' },
    ]);
  });

  it('refuses a value that is no record, and fields that come from a prototype', () => {
    const inherited: unknown = Object.create({ dial: 1, weapon: null, defense: null });
    for (const wrong of [null, 'plan', 3, [], inherited]) expect(contains(PLAN, wrong)).toBe(false);
  });
});

describe('enumerate and contains', () => {
  it('agree on every answer', () => {
    const answers = [...enumerate(PLAN)];
    expect(answers).toHaveLength(3 * (2 * 3 - 1));
    for (const answer of answers) expect(contains(PLAN, answer)).toBe(true);
  });
});

describe('sample', () => {
  it('returns every answer and no other value', () => {
    const random = seededRandom(5);
    const found = new Set(Array.from({ length: 600 }, () => JSON.stringify(sample(PLAN, random))));
    expect(found).toEqual(new Set([...enumerate(PLAN)].map((answer) => JSON.stringify(answer))));
  });

  it('finds the only answer even if almost every guess breaks the sum', () => {
    const tight = record({ a: range(0, 99), b: range(0, 99) }, { kind: 'sum', fields: ['a', 'b'], total: 198 });
    expect(sample(tight, seededRandom(1))).toEqual({ a: 99, b: 99 });
  });

  it('never picks an empty option', () => {
    const grammar = anyOf(oneOf(), oneOf('yes'));
    for (let seed = 0; seed < 20; seed += 1) expect(sample(grammar, seededRandom(seed))).toBe('yes');
  });
});

describe('choices', () => {
  it('are the values that agree with all chosen fields', () => {
    const weapon = { slot: 'h2', card: 'baliset' };
    expect(choices(PLAN, 'defense', { weapon })).toEqual([null, { slot: 'h1', card: 'shield' }]);
    expect(choices(PLAN, 'defense', { weapon: null })).toHaveLength(3);
  });

  it('ignore the field itself, so that its value can be changed', () => {
    expect(choices(PLAN, 'dial', { dial: 2 })).toEqual([0, 1, 2]);
  });

  it('are empty once another field has no legal value left', () => {
    expect(choices(PLAN, 'dial', { weapon: 'sword' })).toEqual([]);
  });

  it('join the options of an alternative without repeating a value', () => {
    const grammar = anyOf(record({ leader: oneOf('a'), dial: range(0, 1) }), record({ leader: oneOf('a', 'b') }));
    expect(choices(grammar, 'leader', {})).toEqual(['a', 'b']);
    expect(choices(grammar, 'leader', { dial: 1 })).toContain('a');
  });

  it('are enumerated only up to the first one that the caller wants', () => {
    const asked: unknown[] = [];
    const isLike = (value: unknown) => asked.push(value) > 1;
    expect(hasChoice(PLAN, 'defense', isLike)).toBe(true);
    expect(asked).toEqual([null, { slot: 'h1', card: 'shield' }]);
    expect(hasChoice(PLAN, 'dial', (dial) => dial > 2)).toBe(false);
  });
});

describe('a narrowed grammar', () => {
  it('keeps only the given values of one field', () => {
    const shielded = narrow(PLAN, 'defense', (value) => sameAnswer(value, { slot: 'h1', card: 'shield' }));
    expect([...enumerate(shielded)]).toHaveLength(6);
  });

  it('can be empty', () => {
    const nothing = narrow(PLAN, 'dial', () => false);
    expect(isEmpty(nothing)).toBe(true);
    expect(firstAnswer(nothing)).toBeNull();
  });
});

describe('related numbers', () => {
  const ROWS = [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 1],
    [1.5, 1],
    [2, 2],
  ] as const;
  const STRENGTH = record(
    { dial: oneOf(0, 0.5, 1, 1.5, 2), spice: oneOf(0, 1, 2), led: oneOf(true, false) },
    allowedRows(['dial', 'spice'], ROWS),
  );

  it('form exactly these rows', () => {
    expect(contains(STRENGTH, { dial: 1, spice: 1, led: true })).toBe(true);
    expect(contains(STRENGTH, { dial: 1, spice: 2, led: true })).toBe(false);
    expect(contains(STRENGTH, { dial: 1, led: true })).toBe(false);
  });

  it('are enumerated row by row, and all rows are sampled', () => {
    const answers = [...enumerate(STRENGTH)];
    expect(answers).toHaveLength(2 * ROWS.length);
    for (const answer of answers) expect(contains(STRENGTH, answer)).toBe(true);
    const random = seededRandom(7);
    const sampled = new Set(Array.from({ length: 400 }, () => JSON.stringify(sample(STRENGTH, random))));
    expect(sampled.size).toBe(answers.length);
  });

  it('limit each other’s choices to the rows that remain', () => {
    expect(choices(STRENGTH, 'spice', { dial: 1 })).toEqual([0, 1]);
    expect(choices(STRENGTH, 'dial', { spice: 1 })).toEqual([1, 1.5]);
    expect(choices(STRENGTH, 'dial', {})).toEqual([0, 0.5, 1, 1.5, 2]);
  });

  it('stay related when one of them is narrowed, also in a sample', () => {
    const bound = narrow(STRENGTH, 'dial', (value) => value === 1.5);
    expect(choices(bound, 'spice', {})).toEqual([1]);
    expect(sample(bound, seededRandom(3))).toMatchObject({ dial: 1.5, spice: 1 });
    expect(isEmpty(narrow(bound, 'spice', (value) => value === 2))).toBe(true);
  });
});
