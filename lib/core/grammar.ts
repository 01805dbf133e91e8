/**
 * The grammar of legal answers to a prompt, as plain data that travels to the phone. `decide` calls `contains`, the
 * phone `choices`, the simulator `sample`, and tests `enumerate`. They all read the same data, so the offered and the
 * accepted answers cannot differ. The grammar contains nothing about Dune. Its type describes its answers. Inside
 * `grammar/` it is an untyped shape; only this file converts between the two.
 */
import { MAX_ANSWER_LENGTH, type AnswerRecord, type AnswerValue, type Size } from './answer.ts';
import type { Constraint, Row } from './constraints.ts';
import { narrowed, valuesOf } from './grammar/choices.ts';
import { isOf } from './grammar/contains.ts';
import { answersOf, isNothing } from './grammar/enumerate.ts';
import { sampleOf } from './grammar/sample.ts';
import type { Shape } from './grammar/shape.ts';
import type { Random } from './random.ts';

declare const says: unique symbol;

/** Legal answers of type `T`, as data that only `lib/core` reads. `T` must be a `type`, not an `interface`. */
export interface Grammar<out T = AnswerValue> {
  readonly [says]: T;
}

/** The answers of a grammar. */
export type AnswerOf<G> = G extends Grammar<infer T> ? T : never;

/** The values of a field in answers of type `T`. */
export type ValueOf<T, Field extends string> = T extends object ? (Field extends keyof T ? T[Field] : never) : never;

type AnyGrammar = Grammar<unknown>;

/** Creates the grammar of these values. An empty list allows no answer. */
export const oneOf = <const V extends readonly AnswerValue[]>(...values: V): Grammar<V[number]> =>
  saying({ kind: 'one-of', values });

/** Creates the grammar of the numbers from `from` to `to`, both included, in steps. */
export const range = (from: number, to: number, step = 1): Grammar<number> => saying({ kind: 'range', from, to, step });

/** Creates the grammar of one line of free text, 1 to `most` characters. */
export const freeText = (most: number, suchAs: string): Grammar<string> => saying({ kind: 'words', most, suchAs });

/** Creates the grammar of one line of free text with one of these beginnings. */
export const textBeginning = <const Beginning extends string>(
  beginnings: readonly Beginning[],
  most: number,
  suchAs: string,
): Grammar<`${Beginning}${string}`> => saying({ kind: 'words', most, suchAs, beginnings });

/** Creates the grammar of a name that the app made: visible ASCII without spaces, 1 to `most` characters. */
export const identifier = (most: number, suchAs: string): Grammar<string> => saying({ kind: 'code', most, suchAs });

/** Creates the grammar of a name with a number (`b1`, `b2`, …) of at most this many digits. */
export const numberedId = <const Prefix extends string>(prefix: Prefix, digits = 11): Grammar<`${Prefix}${number}`> =>
  saying({ kind: 'numbered', prefix, digits });

/** Creates the grammar of any answer within these limits. In lists of answers, `null` represents all of them. */
export const anyValue = (size: Size = MAX_ANSWER_LENGTH): Grammar => saying({ kind: 'anything', ...size });

/**
 * Creates the grammar of lists: `least` to `most` items of one grammar, in any order. With `distinct` all items must
 * differ.
 */
export const list = <const G extends AnyGrammar>(
  item: G,
  {
    least = 0,
    most,
    distinct = false,
  }: { readonly least?: number; readonly most: number; readonly distinct?: boolean },
): Grammar<readonly AnswerOf<G>[]> => saying({ kind: 'list', item: shapeOf(item), least, most, distinct });

/** Creates the grammar that allows the answers of all these grammars. */
export const anyOf = <const G extends readonly AnyGrammar[]>(...options: G): Grammar<AnswerOf<G[number]>> =>
  saying({ kind: 'either', options: options.map(shapeOf) });

/** Creates the grammar of records: one value for each field, and no other fields. All constraints must hold. */
export const record = <const Fields extends { readonly [name: string]: AnyGrammar }>(
  fields: Fields,
  ...where: readonly Constraint[]
): Grammar<{ readonly [Field in keyof Fields]: AnswerOf<Fields[Field]> }> =>
  saying({ kind: 'record', fields: fields as unknown as { readonly [name: string]: Shape }, where });

/** Creates the constraint that these numbers form one of the legal rows. */
export const allowedRows = (fields: readonly string[], legal: readonly Row[]): Constraint => ({
  kind: 'rows',
  fields,
  rows: legal,
});

/** Whether an untrusted `value` is a legal answer. Never throws, and costs little for any input. */
export const contains = <G extends AnyGrammar>(grammar: G, value: unknown): value is AnswerOf<G> =>
  isOf(shapeOf(grammar), value);

/**
 * Yields every legal answer at least once, in a fixed order, with an example for free text. The sequence can be very
 * long, so take only as many as you need.
 */
export const enumerate = <G extends AnyGrammar>(grammar: G): Generator<AnswerOf<G>> =>
  answersOf(shapeOf(grammar)) as Generator<AnswerOf<G>>;

/**
 * Returns the first legal answer, or `null` if no answer is legal. `isEmpty` distinguishes that `null` from a legal
 * `null`.
 */
export function firstAnswer<G extends AnyGrammar>(grammar: G): AnswerOf<G> | null {
  for (const answer of enumerate(grammar)) return answer;
  return null;
}

/** Whether a grammar allows no answer. */
export const isEmpty = (grammar: AnyGrammar): boolean => isNothing(shapeOf(grammar));

/** Returns a random legal answer; every answer is possible. Throws for an empty grammar, which no prompt may have. */
export const sample = <G extends AnyGrammar>(grammar: G, random: Random): AnswerOf<G> =>
  sampleOf(shapeOf(grammar), random) as AnswerOf<G>;

/**
 * Returns the values of `field` in legal answers that agree with everything in `chosen`. Fields that are missing in
 * `chosen` are open; `field` itself is ignored there.
 */
export const choices = <G extends AnyGrammar, const Field extends string>(
  grammar: G,
  field: Field,
  chosen: AnswerRecord,
): readonly ValueOf<AnswerOf<G>, Field>[] =>
  Array.from(valuesOf(shapeOf(grammar), field, chosen), (value) => value as ValueOf<AnswerOf<G>, Field>);

/** Whether some legal answer has this value, or any value, for `field`. */
export function hasChoice<G extends AnyGrammar, const Field extends string>(
  grammar: G,
  field: Field,
  isLike: (value: ValueOf<AnswerOf<G>, Field>) => boolean,
): boolean {
  for (const value of valuesOf(shapeOf(grammar), field, {}))
    if (isLike(value as ValueOf<AnswerOf<G>, Field>)) return true;
  return false;
}

/** Returns the grammar with `field` limited to values that `keep` accepts. Options without answers are dropped. */
export const narrow = <G extends AnyGrammar, const Field extends string>(
  grammar: G,
  field: Field,
  keep: (value: ValueOf<AnswerOf<G>, Field>) => boolean,
): Grammar<AnswerOf<G>> => saying(narrowed(shapeOf(grammar), field, keep as (value: AnswerValue) => boolean));

/** Returns the alternatives of a grammar. A grammar without alternatives is its own only alternative. */
export function alternatives<G extends AnyGrammar>(grammar: G): readonly Grammar<AnswerOf<G>>[] {
  const shape = shapeOf(grammar);
  return shape.kind === 'either' ? shape.options.map(saying<AnswerOf<G>>) : [saying(shape)];
}

const saying = <T>(shape: Shape): Grammar<T> => shape as unknown as Grammar<T>;
const shapeOf = (grammar: AnyGrammar): Shape => grammar as unknown as Shape;
