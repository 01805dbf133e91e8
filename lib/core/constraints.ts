/** Constraints between the fields of a record in a grammar, and whether a partial record can still satisfy them. */
import { getField, isList, type AnswerRecord, type AnswerValue } from './answer.ts';
import { assertNever } from './assert-never.ts';
import { canLayOut, type Stocked } from './stock.ts';

export type Constraint =
  /**
   * The members named `by` are all different: in the values of these fields, and in the items of their lists. A value
   * without that member is not restricted.
   */
  | { readonly kind: 'apart'; readonly fields: readonly string[]; readonly by: string }
  /** The non-negative numbers in these fields add up to `total`. */
  | { readonly kind: 'sum'; readonly fields: readonly string[]; readonly total: number }
  /** The non-negative numbers in these fields add up to a number from `least` to `most`. */
  | { readonly kind: 'between'; readonly fields: readonly string[]; readonly least: number; readonly most: number }
  /** Pieces from the stock can make up all numbers in these fields at once. Each number has at least one piece. */
  | { readonly kind: 'from-stock'; readonly fields: readonly string[]; readonly stock: readonly Stocked[] }
  /** The numbers in these fields are one of the rows, in this order. */
  | RowsConstraint;

export interface RowsConstraint {
  readonly kind: 'rows';
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
}

/** One number for each field. */
export type Row = readonly number[];

/** Whether a whole record satisfies the constraint. */
export function satisfies(constraint: Constraint, answer: AnswerRecord): boolean {
  switch (constraint.kind) {
    case 'apart':
      return areApart(constraint, answer);
    case 'sum':
      return sumOf(constraint.fields, answer) === constraint.total;
    case 'between': {
      const sum = sumOf(constraint.fields, answer);
      return constraint.least <= sum && sum <= constraint.most;
    }
    case 'from-stock':
      return canLayOut(constraint.stock, numbersIn(constraint.fields, answer));
    case 'rows':
      return constraint.rows.some((row) => constraint.fields.every((field, at) => answer[field] === row[at]));
    default:
      return assertNever(constraint);
  }
}

/** The smallest and the largest number that a field can take. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a record with these `open` fields can still satisfy the constraint. A `false` is certain; a `true` may be
 * wrong.
 */
export function canStillSatisfy(
  constraint: Constraint,
  answer: AnswerRecord,
  open: ReadonlyMap<string, Bounds>,
): boolean {
  switch (constraint.kind) {
    case 'apart':
      return areApart(constraint, answer);
    case 'sum':
      return isWithinReach({ ...constraint, least: constraint.total, most: constraint.total }, answer, open);
    case 'between':
      return isWithinReach(constraint, answer, open);
    case 'from-stock':
      return canLayOut(constraint.stock, numbersIn(constraint.fields, answer));
    case 'rows':
      return constraint.rows.some((row) =>
        constraint.fields.every((field, at) => answer[field] === undefined || answer[field] === row[at]),
      );
    default:
      return assertNever(constraint);
  }
}

/** Whether the sum is possible between the minimum and the maximum of the open fields. */
function isWithinReach(
  { fields, least: fewest, most: highest }: SumBounds,
  answer: AnswerRecord,
  open: ReadonlyMap<string, Bounds>,
): boolean {
  const sum = sumOf(fields, answer);
  const bounds = fields.flatMap((field) => open.get(field) ?? []);
  const least = bounds.reduce((all, { from }) => all + from, sum);
  const most = bounds.reduce((all, { to }) => all + to, sum);
  return least <= highest && fewest <= most;
}

interface SumBounds {
  readonly fields: readonly string[];
  readonly least: number;
  readonly most: number;
}

function areApart({ fields, by }: Constraint & { kind: 'apart' }, answer: AnswerRecord): boolean {
  const members = fields.flatMap((field) => membersOf(answer[field], by));
  return new Set(members).size === members.length;
}

function membersOf(value: AnswerValue | undefined, by: string): readonly AnswerValue[] {
  if (isList(value)) return value.flatMap((item) => membersOf(item, by));
  const member = getField(value, by);
  return member === undefined ? [] : [member];
}

const sumOf = (fields: readonly string[], answer: AnswerRecord): number =>
  numbersIn(fields, answer).reduce((sum, one) => sum + one, 0);

const numbersIn = (fields: readonly string[], answer: AnswerRecord): readonly number[] =>
  fields.flatMap((field) => {
    const value = answer[field];
    return typeof value === 'number' ? [value] : [];
  });
