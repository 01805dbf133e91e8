/**
 * The grammar of legal answers: what may be answered to a prompt, as plain data that travels to the phone.
 * `decide` asks `contains`, the phone asks `choices`, the simulator asks `sample`, tests ask `enumerate`: one source,
 * so that what is offered and what is accepted cannot drift apart. It knows no Dune.
 */
import { shuffled, type Random } from './random.ts';
import { isAnswer, isNumber, isRecord, sameAnswer, type AnswerRecord, type AnswerValue } from './answer.ts';
import { assertNever, must } from './assert-never.ts';
import { holds, mayStillHold, type Bounds, type Constraint, type Row, type RowsConstraint } from './constraints.ts';

/** Legal answers, as data: one of a list, a number of a range, free words, a record with a grammar for each field, or one of several. */
export type Grammar =
  | { readonly kind: 'one-of'; readonly values: readonly AnswerValue[] }
  /** Numbers `from`, `from + step`, … up to and including `to`. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly step: number }
  /** One line of anybody's words, 1 to `most` characters; `suchAs` stands for all of them where answers are listed. */
  | { readonly kind: 'words'; readonly most: number; readonly suchAs: string }
  | {
      readonly kind: 'record';
      readonly fields: { readonly [name: string]: Grammar };
      readonly where: readonly Constraint[];
    }
  | { readonly kind: 'either'; readonly options: readonly Grammar[] };

/** One of these values; none at all is legal where the list is empty. */
export const oneOf = (...values: readonly AnswerValue[]): Grammar => ({ kind: 'one-of', values });
/** Numbers from `from` up to and including `to`, in steps. */
export const range = (from: number, to: number, step = 1): Grammar => ({ kind: 'range', from, to, step });
/** Words that somebody writes: one line, 1 to `most` characters. */
export const words = (most: number, suchAs: string): Grammar => ({ kind: 'words', most, suchAs });
/** Whatever one of these grammars contains. */
export const either = (...options: readonly Grammar[]): Grammar => ({ kind: 'either', options });
/** One value for each field, in agreement with every constraint; no other fields. */
export const record = (fields: { readonly [name: string]: Grammar }, ...where: readonly Constraint[]): Grammar => ({
  kind: 'record',
  fields,
  where,
});
/** These numbers go together in one of the legal rows only. */
export const together = (fields: readonly string[], legal: readonly Row[]): Constraint => ({
  kind: 'rows',
  fields,
  rows: legal,
});

/** Whether `value`, from a stranger, is one of the legal answers. Never throws. */
export function contains(grammar: Grammar, value: unknown): value is AnswerValue {
  switch (grammar.kind) {
    case 'one-of':
      return isAnswer(value) && grammar.values.some((legal) => sameAnswer(legal, value));
    case 'range':
      return (
        isNumber(value) &&
        value >= grammar.from &&
        value <= grammar.to &&
        Number.isInteger((value - grammar.from) / grammar.step)
      );
    case 'words':
      return typeof value === 'string' && value.length <= grammar.most && isOneLine(value);
    case 'record': {
      if (!isAnswer(value) || !isRecord(value)) return false;
      const names = Object.keys(grammar.fields);
      if (Object.keys(value).length !== names.length) return false;
      return (
        names.every((name) => Object.hasOwn(value, name) && contains(must(grammar.fields[name], name), value[name])) &&
        grammar.where.every((constraint) => holds(constraint, value))
      );
    }
    case 'either':
      return grammar.options.some((option) => contains(option, value));
    default:
      return assertNever(grammar);
  }
}

/** Something written, without blanks around it and without line breaks or other signs that cannot be seen. */
const isOneLine = (text: string): boolean => text !== '' && text === text.trim() && !/\p{C}/u.test(text);

/** Every legal answer, each at least once (free words by an example), in a fixed order. Can be long: take only what is needed. */
export function* enumerate(grammar: Grammar): Generator<AnswerValue> {
  switch (grammar.kind) {
    case 'one-of':
      yield* grammar.values;
      return;
    case 'range':
      for (let n = grammar.from; n <= grammar.to; n += grammar.step) yield n;
      return;
    case 'words':
      yield grammar.suchAs;
      return;
    case 'record':
      yield* records(Object.entries(grammar.fields), {}, grammar.where);
      return;
    case 'either':
      for (const option of grammar.options) yield* enumerate(option);
      return;
    default:
      assertNever(grammar);
  }
}

/** The first legal answer in order, or `null` when there is none (which `isEmpty` tells from a legal `null`). */
export function firstAnswer(grammar: Grammar): AnswerValue {
  for (const answer of enumerate(grammar)) return answer;
  return null;
}

/** Whether no answer is legal. */
export function isEmpty(grammar: Grammar): boolean {
  return enumerate(grammar).next().done === true;
}

/** Some legal answer, each reachable; throws on an empty grammar, which no prompt may carry. */
export function sample(grammar: Grammar, random: Random): AnswerValue {
  switch (grammar.kind) {
    case 'one-of':
      return pick(grammar.values, random);
    case 'range':
      return grammar.from + grammar.step * random(Math.floor((grammar.to - grammar.from) / grammar.step) + 1);
    case 'words':
      return grammar.suchAs;
    case 'record':
      return sampleRecord(grammar, random);
    case 'either':
      return sample(
        pick(
          grammar.options.filter((option) => !isEmpty(option)),
          random,
        ),
        random,
      );
    default:
      return assertNever(grammar);
  }
}

/**
 * The values that `field` has in legal answers which agree with everything already `chosen`.
 * Fields of `chosen` that are absent are still open; the field itself is ignored there.
 */
export function choices(grammar: Grammar, field: string, chosen: AnswerRecord): readonly AnswerValue[] {
  const found: AnswerValue[] = [];
  for (const option of recordOptions(grammar)) {
    const wanted = option.fields[field];
    if (wanted === undefined) continue;
    for (const value of enumerate(wanted)) {
      if (found.some((known) => sameAnswer(known, value))) continue;
      if (canComplete(option, { ...chosen, [field]: value })) found.push(value);
    }
  }
  return found;
}

/** The same grammar with `field` limited to values that `keep` accepts; options left empty are dropped. */
export function narrow(grammar: Grammar, field: string, keep: (value: AnswerValue) => boolean): Grammar {
  const options = recordOptions(grammar)
    .map((option) => {
      const kept = oneOf(...[...enumerate(must(option.fields[field], field))].filter(keep));
      return record({ ...option.fields, [field]: kept }, ...option.where);
    })
    .filter((option) => !isEmpty(option));
  return options.length === 1 ? must(options[0], 'option') : either(...options);
}

function recordOptions(grammar: Grammar): readonly (Grammar & { kind: 'record' })[] {
  if (grammar.kind === 'record') return [grammar];
  return grammar.kind === 'either' ? grammar.options.flatMap(recordOptions) : [];
}

function canComplete(option: Grammar & { kind: 'record' }, chosen: AnswerRecord): boolean {
  const isOpen = ([name]: readonly [string, Grammar]): boolean => chosen[name] === undefined;
  const fields = Object.entries(option.fields);
  const fixed = fields
    .filter((field) => !isOpen(field))
    .map(([name, inner]): [string, Grammar] => {
      const value = chosen[name] ?? null;
      return [name, contains(inner, value) ? oneOf(value) : oneOf()];
    });
  // What is chosen comes first: where that does not go together, nothing else need be tried.
  return records([...fixed, ...fields.filter(isOpen)], {}, option.where).next().done !== true;
}

function* records(
  fields: readonly (readonly [string, Grammar])[],
  chosen: AnswerRecord,
  where: readonly Constraint[],
): Generator<AnswerRecord> {
  const [first, ...rest] = fields;
  if (first === undefined) {
    if (where.every((constraint) => holds(constraint, chosen))) yield chosen;
    return;
  }
  const [name, inner] = first;
  const open = new Map(rest.map(([field, grammar]) => [field, boundsOf(grammar)]));
  for (const value of enumerate(inner)) {
    const next = { ...chosen, [name]: value };
    if (where.every((constraint) => mayStillHold(constraint, next, open))) yield* records(rest, next, where);
  }
}

function sampleRecord(grammar: Grammar & { kind: 'record' }, random: Random): AnswerValue {
  const tables = grammar.where
    .filter((constraint) => constraint.kind === 'rows')
    .map(({ fields, rows }) => ({ fields, rows: rows.filter((row) => isWithin(grammar, fields, row)) }));
  const open = Object.keys(grammar.fields).filter((name) => !tables.some(({ fields }) => fields.includes(name)));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const drawn = tables.flatMap(({ fields, rows }) => namedBy(fields, pick(rows, random)));
    const others = open.map((name) => [name, sample(must(grammar.fields[name], name), random)] as const);
    const answer = Object.fromEntries([...drawn, ...others]);
    if (grammar.where.every((constraint) => holds(constraint, answer))) return answer;
  }
  // Constraints that chance rarely meets: the same search as for all answers, each field in an order of its own.
  const fields = Object.entries(grammar.fields).map(([name, inner]): [string, Grammar] => [
    name,
    oneOf(...shuffled([...enumerate(inner)], random)),
  ]);
  const [found] = records(shuffled(fields, random), {}, grammar.where);
  return must(found, 'a legal answer');
}

const isWithin = ({ fields }: Grammar & { kind: 'record' }, names: RowsConstraint['fields'], row: Row): boolean =>
  names.every((name, at) => contains(must(fields[name], name), row[at]));

const namedBy = (names: RowsConstraint['fields'], row: Row): readonly (readonly [string, number])[] =>
  names.map((name, at) => [name, must(row[at], name)]);

/** The smallest and the largest number among the answers; what is no number adds nothing to a sum. */
function boundsOf(grammar: Grammar): Bounds {
  if (grammar.kind === 'range') return grammar;
  const numbers = grammar.kind === 'one-of' ? grammar.values.map((value) => (isNumber(value) ? value : 0)) : [0];
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

function pick<T>(values: readonly T[], random: Random): T {
  // `null` is a legal answer ("stay silent"), so an empty list is told by its length.
  if (values.length === 0) throw new Error('No legal answer to choose from');
  return values[random(values.length)] as T;
}
