import { isAnswer, isArray, isFields, isNumber, sameAnswer, type AnswerRecord, type AnswerValue } from '../answer.ts';
import { assertNever, must } from '../assert-never.ts';
import { satisfies } from '../constraints.ts';
import type { ListShape, NumberShape, RecordShape, Shape } from './shape.ts';

/**
 * Whether an untrusted `value` is an answer of this shape. The function compares lengths before contents and reads only
 * what the shape names, so no value is expensive to check.
 */
export function isOf(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'one-of':
      return shape.values.some((legal) => sameAnswer(legal, value));
    case 'range':
      return isInRange(shape, value);
    case 'words':
      return typeof value === 'string' && isWords(shape, value);
    case 'code':
      return typeof value === 'string' && value.length <= shape.most && /^[!-~]+$/.test(value);
    case 'numbered':
      return typeof value === 'string' && isNumbered(value, shape.prefix, shape.digits);
    case 'anything':
      return isAnswer(value, shape);
    case 'list':
      return isListOf(shape, value);
    case 'record':
      return isRecordOf(shape, value);
    case 'either':
      return shape.options.some((option) => isOf(option, value));
    default:
      return assertNever(shape);
  }
}

const isInRange = ({ from, to, step }: NumberShape, value: unknown): boolean =>
  isNumber(value) && value >= from && value <= to && Number.isInteger((value - from) / step);

const isWords = ({ most, beginnings = [''] }: Extract<Shape, { readonly kind: 'words' }>, text: string): boolean =>
  text.length <= most && beginnings.some((one) => text.startsWith(one) && isOneLine(text.slice(one.length)));

/** Whether a text is one line, without outer spaces, line breaks or invisible characters. */
const isOneLine = (text: string): boolean => text !== '' && text === text.trim() && !/\p{C}/u.test(text);

const isNumbered = (name: string, prefix: string, digits: number): boolean =>
  name.length <= prefix.length + digits && name.startsWith(prefix) && /^[1-9]\d*$/.test(name.slice(prefix.length));

function isListOf({ item, least, most, distinct }: ListShape, value: unknown): boolean {
  if (!isArray(value) || value.length < least || value.length > most) return false;
  return value.every((one) => isOf(item, one)) && !(distinct && hasTwice(value as readonly AnswerValue[]));
}

/** Whether an item appears twice. Call this function only for items that belong to the item's grammar. */
const hasTwice = (items: readonly AnswerValue[]): boolean =>
  items.some((item, at) => items.findIndex((other) => sameAnswer(other, item)) !== at);

function isRecordOf({ fields, where }: RecordShape, value: unknown): boolean {
  if (!isFields(value)) return false;
  const names = Object.keys(fields);
  if (Object.keys(value).length !== names.length) return false;
  if (!names.every((name) => Object.hasOwn(value, name) && isOf(must(fields[name], name), value[name]))) return false;
  return where.every((constraint) => satisfies(constraint, value as AnswerRecord));
}
