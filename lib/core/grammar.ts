/**
 * The grammar of legal answers: what may be answered to a prompt, as plain data that travels to the phone.
 * `decide` asks `contains`, the phone asks `choices`, the simulator asks `sample`, tests ask `enumerate`: one source,
 * so that what is offered and what is accepted cannot drift apart. It knows no Dune.
 *
 * A grammar's type says what it contains; inside, in `grammar/`, it is a shape without that. The two meet only here.
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

/** Legal answers, each a `T`, as data that only `lib/core` looks into. What `T` names is a `type`, not an `interface`. */
export interface Grammar<out T = AnswerValue> {
  readonly [says]: T;
}

/** What the answers of a grammar are. */
export type AnswerOf<G> = G extends Grammar<infer T> ? T : never;

/** What answers of type `T` have in a field. */
export type ValueOf<T, Field extends string> = T extends object ? (Field extends keyof T ? T[Field] : never) : never;

type AnyGrammar = Grammar<unknown>;

/** One of these values; none at all is legal where the list is empty. */
export const oneOf = <const V extends readonly AnswerValue[]>(...values: V): Grammar<V[number]> =>
  saying({ kind: 'one-of', values });

/** Numbers from `from` up to and including `to`, in steps. */
export const range = (from: number, to: number, step = 1): Grammar<number> => saying({ kind: 'range', from, to, step });

/** Words that somebody writes: one line, 1 to `most` characters. */
export const freeText = (most: number, suchAs: string): Grammar<string> => saying({ kind: 'words', most, suchAs });

/** The same with one of these beginnings. */
export const textBeginning = <const Beginning extends string>(
  beginnings: readonly Beginning[],
  most: number,
  suchAs: string,
): Grammar<`${Beginning}${string}`> => saying({ kind: 'words', most, suchAs, beginnings });

/** A name that the app made for itself: visible ASCII without blanks, 1 to `most` characters. */
export const identifier = (most: number, suchAs: string): Grammar<string> => saying({ kind: 'code', most, suchAs });

/** A name with a number behind it (`b1`, `b2`, …), written with up to so many digits. */
export const numberedId = <const Prefix extends string>(prefix: Prefix, digits = 11): Grammar<`${Prefix}${number}`> =>
  saying({ kind: 'numbered', prefix, digits });

/** Any answer at all, bounded in size; `null` stands for all of them where answers are listed. */
export const anyValue = (size: Size = MAX_ANSWER_LENGTH): Grammar => saying({ kind: 'anything', ...size });

/** `least` to `most` items of one grammar, in any order; where they are `distinct`, no two are the same. */
export const list = <const G extends AnyGrammar>(
  item: G,
  {
    least = 0,
    most,
    distinct = false,
  }: { readonly least?: number; readonly most: number; readonly distinct?: boolean },
): Grammar<readonly AnswerOf<G>[]> => saying({ kind: 'list', item: shapeOf(item), least, most, distinct });

/** Whatever one of these grammars contains. */
export const anyOf = <const G extends readonly AnyGrammar[]>(...options: G): Grammar<AnswerOf<G[number]>> =>
  saying({ kind: 'either', options: options.map(shapeOf) });

/** One value for each field, in agreement with every constraint; no other fields. */
export const record = <const Fields extends { readonly [name: string]: AnyGrammar }>(
  fields: Fields,
  ...where: readonly Constraint[]
): Grammar<{ readonly [Field in keyof Fields]: AnswerOf<Fields[Field]> }> =>
  saying({ kind: 'record', fields: fields as unknown as { readonly [name: string]: Shape }, where });

/** These numbers go together in one of the legal rows only. */
export const allowedRows = (fields: readonly string[], legal: readonly Row[]): Constraint => ({
  kind: 'rows',
  fields,
  rows: legal,
});

/** Whether `value`, from a stranger, is one of the legal answers. Never throws, and costs little whatever arrives. */
export const contains = <G extends AnyGrammar>(grammar: G, value: unknown): value is AnswerOf<G> =>
  isOf(shapeOf(grammar), value);

/**
 * Every legal answer, each at least once (free words by an example), in a fixed order. Can be long, and of lists without
 * end: take only what is needed.
 */
export const enumerate = <G extends AnyGrammar>(grammar: G): Generator<AnswerOf<G>> =>
  answersOf(shapeOf(grammar)) as Generator<AnswerOf<G>>;

/** The first legal answer in order, or `null` when there is none (which `isEmpty` tells from a legal `null`). */
export function firstAnswer<G extends AnyGrammar>(grammar: G): AnswerOf<G> | null {
  for (const answer of enumerate(grammar)) return answer;
  return null;
}

/** Whether no answer is legal. */
export const isEmpty = (grammar: AnyGrammar): boolean => isNothing(shapeOf(grammar));

/** Some legal answer, each reachable; throws on an empty grammar, which no prompt may carry. */
export const sample = <G extends AnyGrammar>(grammar: G, random: Random): AnswerOf<G> =>
  sampleOf(shapeOf(grammar), random) as AnswerOf<G>;

/**
 * The values that `field` has in legal answers which agree with everything already `chosen`.
 * Fields of `chosen` that are absent are still open; the field itself is ignored there.
 */
export const choices = <G extends AnyGrammar, const Field extends string>(
  grammar: G,
  field: Field,
  chosen: AnswerRecord,
): readonly ValueOf<AnswerOf<G>, Field>[] =>
  Array.from(valuesOf(shapeOf(grammar), field, chosen), (value) => value as ValueOf<AnswerOf<G>, Field>);

/** Whether some legal answer has a value like this for `field`. */
export function hasChoice<G extends AnyGrammar, const Field extends string>(
  grammar: G,
  field: Field,
  isLike: (value: ValueOf<AnswerOf<G>, Field>) => boolean,
): boolean {
  for (const value of valuesOf(shapeOf(grammar), field, {}))
    if (isLike(value as ValueOf<AnswerOf<G>, Field>)) return true;
  return false;
}

/** The same grammar with `field` limited to values that `keep` accepts; options left empty are dropped. */
export const narrow = <G extends AnyGrammar, const Field extends string>(
  grammar: G,
  field: Field,
  keep: (value: ValueOf<AnswerOf<G>, Field>) => boolean,
): Grammar<AnswerOf<G>> => saying(narrowed(shapeOf(grammar), field, keep as (value: AnswerValue) => boolean));

/** The grammars that an alternative is made of; a grammar that is none, alone. */
export function alternatives<G extends AnyGrammar>(grammar: G): readonly Grammar<AnswerOf<G>>[] {
  const shape = shapeOf(grammar);
  return shape.kind === 'either' ? shape.options.map(saying<AnswerOf<G>>) : [saying(shape)];
}

const saying = <T>(shape: Shape): Grammar<T> => shape as unknown as Grammar<T>;
const shapeOf = (grammar: AnyGrammar): Shape => grammar as unknown as Shape;
