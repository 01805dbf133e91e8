/** The types that the compiler derives from a grammar. The test is that this file compiles; the assertions also run. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnswerValue } from '#lib/core/answer.ts';
import {
  alternatives,
  anyValue,
  choices,
  contains,
  anyOf,
  enumerate,
  firstAnswer,
  list,
  narrow,
  numberedId,
  oneOf,
  range,
  record,
  sample,
  type Grammar,
  type AnswerOf,
} from '#lib/core/grammar.ts';
import { seededRandom } from '#lib/core/random.ts';

const WORD = oneOf('keep', 'kill', null);
const PASS = record({ play: oneOf(false) });
const PLAY = record({ play: oneOf(true), slot: numberedId('h'), sectors: range(1, 4) });
const WINDOW = anyOf(PASS, PLAY);

type Pass = { readonly play: false };
type Play = { readonly play: true; readonly slot: `h${number}`; readonly sectors: number };

describe('the type of a grammar', () => {
  it('is the union of its answers', () => {
    expectTypeOf(WORD).toEqualTypeOf<Grammar<'keep' | 'kill' | null>>();
    expectTypeOf<AnswerOf<typeof WINDOW>>().toEqualTypeOf<Pass | Play>();
    expectTypeOf(list(WORD, { most: 2 })).toEqualTypeOf<Grammar<readonly ('keep' | 'kill' | null)[]>>();
    expectTypeOf(anyValue()).toEqualTypeOf<Grammar>();
    expectTypeOf(oneOf()).toEqualTypeOf<Grammar<never>>();
    expectTypeOf(alternatives(WORD)).toEqualTypeOf<readonly Grammar<'keep' | 'kill' | null>[]>();
    expect(alternatives(WINDOW)).toEqual([PASS, PLAY]);
    expect(alternatives(WORD)).toEqual([WORD]);
  });

  it('fits where a grammar with more answers is expected, but not where a grammar with fewer answers is expected', () => {
    const wider: Grammar<string | null> = WORD;
    const any: Grammar = WINDOW;
    // @ts-expect-error a word may be null
    const words: Grammar<string> = WORD;
    // @ts-expect-error a play may be passed
    const plays: Grammar<Play> = WINDOW;
    // @ts-expect-error only lib/core makes grammars
    const made: Grammar = { kind: 'one-of', values: [] };
    expectTypeOf(any).not.toHaveProperty('kind');
    expect([wider, any, words, plays, made]).toHaveLength(5);
  });

  it('narrows an unknown value, and types the answers that are read from it', () => {
    const value: unknown = { play: true, slot: 'h1', sectors: 2 };
    if (contains(WINDOW, value) && value.play) expectTypeOf(value).toEqualTypeOf<Play>();
    expectTypeOf(enumerate(WINDOW).next().value as Pass | Play).toEqualTypeOf<AnswerOf<typeof WINDOW>>();
    expectTypeOf(firstAnswer(PLAY)).toEqualTypeOf<Play | null>();
    expectTypeOf(sample(WORD, seededRandom(1))).toEqualTypeOf<'keep' | 'kill' | null>();
    expectTypeOf(choices(WINDOW, 'play', {})).toEqualTypeOf<readonly boolean[]>();
    expectTypeOf(choices(WINDOW, 'sectors', {})).toEqualTypeOf<readonly number[]>();
    expectTypeOf(narrow(PLAY, 'sectors', (sectors) => sectors > 2)).toEqualTypeOf<Grammar<Play>>();
    expect(choices(WINDOW, 'play', {})).toEqual([false, true]);
  });

  it('may be the general grammar', () => {
    const open: Grammar = anyOf(WORD, WINDOW);
    expectTypeOf(firstAnswer(open)).toEqualTypeOf<AnswerValue>();
    expectTypeOf(choices(open, 'play', {})).toEqualTypeOf<readonly AnswerValue[]>();
    expect(firstAnswer(open)).toBe('keep');
  });

  it('is a union if several grammars are read together', () => {
    const firsts = [WORD, PASS].map((grammar) => firstAnswer(grammar));
    expectTypeOf(firsts).toEqualTypeOf<('keep' | 'kill' | Pass | null)[]>();
    expect(firsts).toEqual(['keep', { play: false }]);
  });
});
