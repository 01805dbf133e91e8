/** What an answer is made of, as plain data; what may be answered to a prompt is the business of its grammar. */

/** Anything an answer can be made of. */
export type AnswerValue =
  string | number | boolean | null | readonly AnswerValue[] | { readonly [field: string]: AnswerValue };

/** An answer with fields. */
export type AnswerRecord = { readonly [field: string]: AnswerValue };

/** What an answer has in this field; `undefined` where it has no such field, or no fields at all. */
export const getField = (value: AnswerValue | undefined, field: string): AnswerValue | undefined =>
  value !== undefined && isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;

/**
 * Whether a value is this answer, whatever the order of their fields; the order of a list counts. The value may come from
 * a stranger: it is looked at no further than the answer goes.
 */
export function sameAnswer(answer: AnswerValue, value: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === value && !Object.is(value, -0);
  if (isList(answer)) {
    return isArray(value) && value.length === answer.length && answer.every((item, at) => sameAnswer(item, value[at]));
  }
  if (!isFields(value)) return false;
  const names = Object.keys(answer);
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && sameAnswer(answer[name] ?? null, value[name]))
  );
}

/** Whether an answer is a list. */
export const isList = (value: AnswerValue | undefined): value is readonly AnswerValue[] => Array.isArray(value);

/** Whether an answer has fields at all. */
export const isRecord = (value: AnswerValue): value is AnswerRecord => isFields(value);

/** The fields of an answer; none where it is no record. */
export const asRecord = (value: AnswerValue): AnswerRecord => (isRecord(value) ? value : {});

/** How deep an answer may be (a record of words is 1 deep), and how many characters long when written as JSON. */
export interface Size {
  readonly deepest: number;
  readonly longest: number;
}

/** The size that any decision of the game can have. */
export const MAX_ANSWER_LENGTH: Size = { deepest: 6, longest: 4_096 };

/** Whether a value, from a stranger, has the shape of an answer and no more than its size. */
export const isAnswer = (value: unknown, { deepest, longest }: Size = MAX_ANSWER_LENGTH): value is AnswerValue =>
  roomAfter(value, deepest, longest) >= 0;

/** JSON knows no infinity and no minus zero: an answer with one would not replay as it was given. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);

/** Whether a value, from a stranger, has fields. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value, from a stranger, is a list. */
export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const NO_ROOM = -1;

/** Characters left of `room` when the value is written as JSON; less than none where it does not fit, or is no answer. */
function roomAfter(value: unknown, levels: number, room: number): number {
  if (value === null || typeof value === 'boolean') return room - String(value).length;
  if (isNumber(value)) return room - String(value).length;
  if (typeof value === 'string') return roomAfterText(value, room);
  if (typeof value !== 'object' || levels === 0) return NO_ROOM;
  return isArray(value) ? roomAfterList(value, levels, room) : roomAfterFields(value, levels, room);
}

/** Lengths come before contents: what is far too long is not read to its end. */
const roomAfterText = (text: string, room: number): number =>
  text.length > room ? NO_ROOM : room - JSON.stringify(text).length;

function roomAfterList(items: readonly unknown[], levels: number, room: number): number {
  if (2 * items.length > room) return NO_ROOM;
  let left = room - 1 - Math.max(1, items.length);
  for (const item of items) {
    if (left < 0) return NO_ROOM;
    left = roomAfter(item, levels - 1, left);
  }
  return left;
}

function roomAfterFields(value: object, levels: number, room: number): number {
  const fields = Object.entries(value);
  let left = room - 1 - Math.max(1, fields.length);
  for (const [name, inner] of fields) {
    if (left < 0) return NO_ROOM;
    left = roomAfter(inner, levels - 1, roomAfterText(name, left) - 1);
  }
  return left;
}
