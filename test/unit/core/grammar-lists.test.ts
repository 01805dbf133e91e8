import { describe, expect, it } from 'vitest';
import {
  anyValue,
  choices,
  identifier,
  contains,
  anyOf,
  enumerate,
  firstAnswer,
  isEmpty,
  list,
  narrow,
  numberedId,
  oneOf,
  range,
  record,
  sample,
  freeText,
} from '#lib/core/grammar.ts';
import { seededRandom } from '#lib/core/random.ts';

const COLOURS = oneOf('red', 'green', 'blue');

describe('a list', () => {
  const UP_TO_TWO = list(COLOURS, { most: 2 });

  it('contains the given number of items, in any order', () => {
    for (const right of [[], ['red'], ['blue', 'red'], ['red', 'red']]) expect(contains(UP_TO_TWO, right)).toBe(true);
  });

  it('refuses one item too many or too few, another item, and a value that is no list', () => {
    const wrong = [
      ['red', 'green', 'blue'],
      ['pink'],
      ['red', undefined],
      ['red', null],
      [['red']],
      { 0: 'red', length: 1 },
      'red',
      null,
      undefined,
    ];
    for (const value of wrong) expect(contains(UP_TO_TWO, value), JSON.stringify(value)).toBe(false);
    expect(contains(list(COLOURS, { least: 1, most: 2 }), [])).toBe(false);
  });

  it('is enumerated with short lists first', () => {
    expect([...enumerate(list(oneOf('a', 'b'), { least: 1, most: 2 }))]).toEqual([
      ['a'],
      ['b'],
      ['a', 'a'],
      ['a', 'b'],
      ['b', 'a'],
      ['b', 'b'],
    ]);
  });

  it('is enumerated only as far as the caller asks', () => {
    const endless = list(range(0, 1e9), { least: 3, most: 1_000 });
    const [first, second] = enumerate(endless);
    expect([first, second]).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(isEmpty(endless)).toBe(false);
    expect(firstAnswer(endless)).toEqual([0, 0, 0]);
  });

  it('is empty if no item is left and one is required', () => {
    expect(isEmpty(list(oneOf(), { least: 1, most: 2 }))).toBe(true);
    expect([...enumerate(list(oneOf(), { most: 2 }))]).toEqual([[]]);
    expect(sample(list(oneOf(), { most: 2 }), seededRandom(1))).toEqual([]);
    expect(isEmpty(list(COLOURS, { least: 2, most: 1 }))).toBe(true);
    expect(() => sample(list(oneOf(), { least: 1, most: 2 }), seededRandom(1))).toThrow();
  });

  it('is sampled in all its forms and no other', () => {
    const random = seededRandom(3);
    const found = new Set(Array.from({ length: 400 }, () => JSON.stringify(sample(UP_TO_TWO, random))));
    expect(found).toEqual(new Set([...enumerate(UP_TO_TWO)].map((answer) => JSON.stringify(answer))));
  });
});

describe('a list of different items', () => {
  const HAND = list(COLOURS, { most: 40, distinct: true });

  it('contains no item twice', () => {
    expect(contains(HAND, ['red', 'blue'])).toBe(true);
    expect(contains(HAND, ['red', 'blue', 'red'])).toBe(false);
    const records = list(record({ slot: oneOf('h1', 'h2'), up: oneOf(true, false) }), { most: 2, distinct: true });
    expect(
      contains(records, [
        { slot: 'h1', up: true },
        { up: false, slot: 'h1' },
      ]),
    ).toBe(true);
    expect(
      contains(records, [
        { slot: 'h1', up: true },
        { up: true, slot: 'h1' },
      ]),
    ).toBe(false);
  });

  it('ends when the items are used up', () => {
    expect([...enumerate(HAND)]).toHaveLength(1 + 3 + 6 + 6);
    expect(isEmpty(list(COLOURS, { least: 4, most: 40, distinct: true }))).toBe(true);
    expect(isEmpty(list(range(1, 30), { least: 31, most: 40, distinct: true }))).toBe(true);
  });

  it('is sampled to its last item', () => {
    const all = list(COLOURS, { least: 3, most: 3, distinct: true });
    for (let seed = 0; seed < 20; seed += 1) {
      expect([...sample(all, seededRandom(seed))].sort()).toEqual(['blue', 'green', 'red']);
    }
  });

  it('counts two offers of the same item as one item', () => {
    const doubled = anyOf(oneOf('red'), oneOf('red', 'blue'));
    expect(isEmpty(list(doubled, { least: 3, most: 3, distinct: true }))).toBe(true);
    const both = list(doubled, { least: 2, most: 2, distinct: true });
    expect([...sample(both, seededRandom(2))].sort()).toEqual(['blue', 'red']);
  });
});

describe('a list in a record', () => {
  const SLOTS = oneOf({ slot: 'h1' }, { slot: 'h2' });
  const DEAL = record(
    { given: list(SLOTS, { most: 1 }), kept: oneOf(null, { slot: 'h1' }), count: range(0, 2) },
    { kind: 'apart', fields: ['given', 'kept'], by: 'slot' },
  );

  it('does not affect the values of other fields or of other lists', () => {
    expect(contains(DEAL, { given: [{ slot: 'h2' }], kept: { slot: 'h1' }, count: 0 })).toBe(true);
    expect(contains(DEAL, { given: [{ slot: 'h1' }], kept: { slot: 'h1' }, count: 0 })).toBe(false);
    const pairs = record({ held: list(SLOTS, { most: 2 }) }, { kind: 'apart', fields: ['held'], by: 'slot' });
    expect([...enumerate(pairs)]).toHaveLength(1 + 2 + 2);
  });

  it('takes choices from other fields, and leaves them choices, like any other field', () => {
    expect(choices(DEAL, 'given', { kept: { slot: 'h1' } })).toEqual([[], [{ slot: 'h2' }]]);
    expect(choices(DEAL, 'kept', { given: [{ slot: 'h1' }] })).toEqual([null]);
    expect(choices(DEAL, 'count', { given: 'none' })).toEqual([]);
  });

  it('can be narrowed', () => {
    const given = narrow(DEAL, 'given', (slots) => slots.length === 1);
    expect([...enumerate(given)]).toHaveLength(3 * 3);
    expect(contains(given, { given: [], kept: null, count: 0 })).toBe(false);
  });

  it('can be too long to be listed, but is not endless', () => {
    const piles = record({ cards: list(range(1, 33), { most: 40 }) });
    expect(() => choices(piles, 'cards', {})).toThrow('Too many answers to list');
    expect(contains(piles, { cards: [1, 33, 1] })).toBe(true);
    expect(sample(piles, seededRandom(1))).toHaveProperty('cards');
  });
});

describe('a name with a number', () => {
  const BATTLE = numberedId('b', 3);

  it('counts from one, with at most the given number of digits', () => {
    for (const right of ['b1', 'b20', 'b999']) expect(contains(BATTLE, right)).toBe(true);
    for (const wrong of ['b0', 'b01', 'b1000', 'b', 'h1', 'b1 ', 'b1\n', 'b-1', 'b1.5', 'b١', 'bb1', 1, null, ['b1']]) {
      expect(contains(BATTLE, wrong), String(wrong)).toBe(false);
    }
    expect([...enumerate(BATTLE)]).toHaveLength(999);
    for (let seed = 0; seed < 50; seed += 1) expect(contains(BATTLE, sample(BATTLE, seededRandom(seed)))).toBe(true);
  });
});

describe('a name that the app assigns', () => {
  const NAME = identifier(8, 'plan@1');

  it('is visible ASCII without spaces', () => {
    for (const right of ['p', 'plan@1', '__proto', '12345678']) expect(contains(NAME, right)).toBe(true);
    for (const wrong of ['', '123456789', 'a b', 'a\n', 'é', '\u0000', 3, null, ['p']]) {
      expect(contains(NAME, wrong), String(wrong)).toBe(false);
    }
    expect([...enumerate(NAME)]).toEqual(['plan@1']);
  });
});

describe('the grammar of any value', () => {
  it('contains every answer up to a size', () => {
    for (const right of [null, 'a', [1, { b: [] }], { __proto: 1 }]) expect(contains(anyValue(), right)).toBe(true);
    for (const wrong of [undefined, Number.NaN, 'x'.repeat(4_095), [[[[[[[]]]]]]]]) {
      expect(contains(anyValue(), wrong)).toBe(false);
    }
    expect(contains(anyValue({ deepest: 1, longest: 10 }), [[]])).toBe(false);
    expect(contains(anyValue(), sample(anyValue(), seededRandom(1)))).toBe(true);
  });
});

describe('a value that is costly to read', () => {
  const deep = JSON.parse(`${'[1,'.repeat(100_000)}1${']'.repeat(100_000)}`) as unknown;
  const pretender = JSON.parse('{"__proto__": {"slot": "h1"}, "constructor": 1}') as unknown;
  const HOSTILE: readonly unknown[] = [
    deep,
    { a: deep },
    [deep],
    pretender,
    Array.from({ length: 1e6 }, () => 'red'),
    'x'.repeat(1e7),
    Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`f${i}`, i])),
  ];

  it('is refused by every grammar, without an exception', () => {
    const grammars = [
      COLOURS,
      oneOf([['red']], { slot: 'h1' }),
      range(0, 1e9),
      freeText(40, 'a'),
      identifier(40, 'a'),
      numberedId('x'),
      anyValue(),
      list(COLOURS, { most: 40, distinct: true }),
      list(list(COLOURS, { most: 2 }), { most: 2 }),
      record({ slot: oneOf('h1') }),
      anyOf(record({ a: COLOURS }), record({ slot: oneOf('h1'), a: list(anyValue(), { most: 2 }) })),
    ];
    for (const value of HOSTILE.slice(0, 3)) for (const one of grammars) expect(contains(one, value)).toBe(false);
    for (const value of HOSTILE.slice(4)) for (const one of grammars) expect(contains(one, value)).toBe(false);
    for (const one of grammars.filter((grammar) => !contains(grammar, { a: 1 }))) {
      expect(contains(one, pretender)).toBe(false);
    }
  });
});
