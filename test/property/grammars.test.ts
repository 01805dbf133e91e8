import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asRecord,
  choices,
  contains,
  anyOf,
  enumerate,
  getField,
  isAnswer,
  isEmpty,
  list,
  narrow,
  numberedId,
  oneOf,
  range,
  record,
  sameAnswer,
  sample,
  seededRandom,
  type AnswerValue,
  type Grammar,
} from '#engine';
import { nearMisses } from '../support/guesses.ts';
import { runs } from '../support/runs.ts';

/** Grammars with more answers are tested by samples. */
const FEW = 400;

const card = fc.record({ slot: fc.constantFrom('h1', 'h2'), card: fc.constantFrom('shield', 'lasgun') });
const simple: fc.Arbitrary<Grammar> = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom<AnswerValue>(null, true, false, 0, 1, 'a', ''), card), { maxLength: 4 })
    .map((values) => oneOf(...values)),
  fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: 0, max: 3 })).map(([from, most]) => range(from, most)),
  fc.constantFrom<Grammar>(range(0, 1.5, 0.5), numberedId('b', 1)),
);

const { grammar, records } = fc.letrec<{ grammar: Grammar; lists: Grammar; records: Grammar; eithers: Grammar }>(
  (tie) => ({
    grammar: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'grammar' },
      simple,
      tie('lists'),
      tie('records'),
      tie('eithers'),
    ),
    lists: fc
      .record({
        item: tie('grammar'),
        least: fc.integer({ min: 0, max: 2 }),
        most: fc.integer({ min: 0, max: 2 }),
        distinct: fc.boolean(),
      })
      .map(({ item, ...size }) => list(item, size)),
    records: fc
      .record({ a: tie('grammar'), b: tie('grammar') })
      .chain((fields) =>
        fc.constantFrom<Grammar>(
          record(fields),
          record({ n: range(0, 3), ...fields }, { kind: 'sum', fields: ['n', 'a'], total: 2 }),
          record(fields, { kind: 'apart', fields: ['a', 'b'], by: 'slot' }),
        ),
      ),
    eithers: fc.array(tie('grammar'), { maxLength: 3 }).map((options) => anyOf(...options)),
  }),
);

const seeds = fc.integer({ min: 0, max: 2 ** 30 });

/** The list of all answers; `null` instead if there are more. */
function allOf(some: Grammar): readonly AnswerValue[] | null {
  const all: AnswerValue[] = [];
  for (const answer of enumerate(some)) {
    if (all.length === FEW) return null;
    all.push(answer);
  }
  return all;
}

const isAmong = (all: readonly AnswerValue[], value: unknown): boolean => all.some((one) => sameAnswer(one, value));

describe('any grammar', () => {
  it('contains everything that it enumerates', () => {
    fc.assert(
      fc.property(grammar, (some) => {
        let seen = 0;
        for (const answer of enumerate(some)) {
          if (seen > FEW) break;
          seen += 1;
          expect(contains(some, answer), JSON.stringify(answer)).toBe(true);
        }
        expect(isEmpty(some)).toBe(seen === 0);
      }),
      runs(300),
    );
  });

  it('contains its samples', () => {
    fc.assert(
      fc.property(grammar, seeds, (some, seed) => {
        if (isEmpty(some)) return;
        const answer = sample(some, seededRandom(seed));
        expect(contains(some, answer), JSON.stringify(answer)).toBe(true);
        expect(contains(some, JSON.parse(JSON.stringify(answer)))).toBe(true);
        expect(isAnswer(answer)).toBe(true);
      }),
      runs(1_000),
    );
  });

  it('contains exactly the enumerated ones among nearly legal answers', () => {
    fc.assert(
      fc.property(fc.oneof(grammar, records), seeds, (some, seed) => {
        const all = allOf(some);
        if (all === null || all.length === 0) return;
        const random = seededRandom(seed);
        for (const value of nearMisses(sample(some, random), random)) {
          expect(contains(some, value), JSON.stringify(value)).toBe(isAmong(all, value));
        }
      }),
      runs(600),
    );
  });

  it('accepts any value as input, and calls only its answers legal', () => {
    fc.assert(
      fc.property(grammar, fc.anything(), (some, value) => {
        if (contains(some, value)) expect(isAnswer(value)).toBe(true);
      }),
      runs(1_000),
    );
  });

  it('is unchanged by a round trip through JSON', () => {
    fc.assert(
      fc.property(grammar, seeds, (some, seed) => {
        const arrived = JSON.parse(JSON.stringify(some)) as Grammar;
        if (isEmpty(some)) return;
        expect(sample(arrived, seededRandom(seed))).toEqual(sample(some, seededRandom(seed)));
      }),
      runs(200),
    );
  });
});

describe('any grammar of records', () => {
  it('offers as choices the values in the answers that agree', () => {
    fc.assert(
      fc.property(records, seeds, (some, seed) => {
        const all = allOf(some);
        if (all === null || all.length === 0) return;
        const { a } = asRecord(sample(some, seededRandom(seed)));
        const fitting = all.filter((answer) => sameAnswer(getField(answer, 'a') ?? null, a));
        const offered = choices(some, 'b', { a: a ?? null });
        for (const value of offered)
          expect(fitting.some((answer) => sameAnswer(value, getField(answer, 'b')))).toBe(true);
        for (const answer of fitting) expect(isAmong(offered, getField(answer, 'b'))).toBe(true);
      }),
      runs(200),
    );
  });

  it('keeps exactly the answers that a narrower grammar leaves', () => {
    fc.assert(
      fc.property(records, seeds, (some, seed) => {
        const all = allOf(some);
        if (all === null || all.length === 0) return;
        const wanted = getField(sample(some, seededRandom(seed)), 'b') ?? null;
        const left = allOf(narrow(some, 'b', (value) => sameAnswer(wanted, value))) ?? [];
        expect(left).toHaveLength(all.filter((answer) => sameAnswer(wanted, getField(answer, 'b'))).length);
      }),
      runs(200),
    );
  });
});
