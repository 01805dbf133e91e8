import { isNumber, sameAnswer, type AnswerRecord, type AnswerValue } from '../answer.ts';
import { assertNever, invariant } from '../assert-never.ts';
import { satisfies, canStillSatisfy, type Bounds, type Constraint } from '../constraints.ts';
import type { ListShape, Shape } from './shape.ts';

/** Yields every answer at least once, in a fixed order and one by one, with an example for free text. */
export function* answersOf(shape: Shape): Generator<AnswerValue> {
  switch (shape.kind) {
    case 'one-of':
      yield* shape.values;
      return;
    case 'range':
      for (let n = shape.from; n <= shape.to; n += shape.step) yield n;
      return;
    case 'words':
    case 'code':
      yield shape.suchAs;
      return;
    case 'numbered':
      for (let n = 1; n < 10 ** shape.digits; n += 1) yield `${shape.prefix}${n}`;
      return;
    case 'anything':
      yield null;
      return;
    case 'list':
      yield* listsOf(shape);
      return;
    case 'record':
      yield* recordsOf(Object.entries(shape.fields), shape.where);
      return;
    case 'either':
      for (const option of shape.options) yield* answersOf(option);
      return;
    default:
      assertNever(shape);
  }
}

/** Whether a shape allows no answer. */
export const isNothing = (shape: Shape): boolean => answersOf(shape).next().done === true;

/** More answers than any prompt offers. A longer list is a bug, which should fail at once. */
const MAX_LISTED = 100_000;

/** Returns all answers. */
export function allOf(shape: Shape): readonly AnswerValue[] {
  const all: AnswerValue[] = [];
  for (const answer of answersOf(shape)) {
    invariant(all.length < MAX_LISTED, 'Too many answers to list');
    all.push(answer);
  }
  return all;
}

/**
 * Returns the maximum number of items in a list of this shape. If items must differ, there may be too few different
 * items.
 */
export function longestOf({ item, most, distinct }: ListShape): number {
  if (!distinct) return isNothing(item) ? 0 : most;
  const found: AnswerValue[] = [];
  for (const answer of answersOf(item)) {
    if (found.length === most) break;
    if (!isAmong(found, answer)) found.push(answer);
  }
  return found.length;
}

/** Whether an answer is one of these answers. */
export const isAmong = (answers: readonly AnswerValue[], answer: AnswerValue): boolean =>
  answers.some((one) => sameAnswer(one, answer));

/** Yields the records with these fields, in order. */
export const recordsOf = (
  fields: readonly (readonly [string, Shape])[],
  where: readonly Constraint[],
): Generator<AnswerRecord> => records(fields, {}, where);

/** Yields the lists, short ones first. */
function* listsOf(list: ListShape): Generator<readonly AnswerValue[]> {
  const longest = longestOf(list);
  for (let length = list.least; length <= longest; length += 1) yield* lists(list, length, []);
}

function* lists(list: ListShape, length: number, begun: readonly AnswerValue[]): Generator<readonly AnswerValue[]> {
  if (begun.length === length) {
    yield begun;
    return;
  }
  for (const item of answersOf(list.item)) {
    if (!(list.distinct && isAmong(begun, item))) yield* lists(list, length, [...begun, item]);
  }
}

function* records(
  fields: readonly (readonly [string, Shape])[],
  chosen: AnswerRecord,
  where: readonly Constraint[],
): Generator<AnswerRecord> {
  const [first, ...rest] = fields;
  if (first === undefined) {
    if (where.every((constraint) => satisfies(constraint, chosen))) yield chosen;
    return;
  }
  const [name, inner] = first;
  const open = new Map(rest.map(([field, shape]) => [field, boundsOf(shape)]));
  for (const value of answersOf(inner)) {
    const next = { ...chosen, [name]: value };
    if (where.every((constraint) => canStillSatisfy(constraint, next, open))) yield* records(rest, next, where);
  }
}

/** Returns the smallest and the largest number among the answers. Other values add nothing to a sum. */
function boundsOf(shape: Shape): Bounds {
  if (shape.kind === 'range') return shape;
  if (shape.kind === 'either') return around(shape.options.map(boundsOf));
  const numbers = shape.kind === 'one-of' ? shape.values.map((value) => (isNumber(value) ? value : 0)) : [0];
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

const around = (bounds: readonly Bounds[]): Bounds => ({
  from: Math.min(...bounds.map(({ from }) => from)),
  to: Math.max(...bounds.map(({ to }) => to)),
});
