/** Answers as plain data. The grammar of a prompt decides which are legal. */

/** The values of which an answer consists. */
export type AnswerValue =
  string | number | boolean | null | readonly AnswerValue[] | { readonly [field: string]: AnswerValue };

/** An answer with fields. */
export type AnswerRecord = { readonly [field: string]: AnswerValue };

/** Returns the value of this field; `undefined` if the answer has no such field, or no fields. */
export const getField = (value: AnswerValue | undefined, field: string): AnswerValue | undefined =>
  value !== undefined && isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;

/**
 * Whether a value equals this answer. The order of fields does not matter; the order of a list does. The value is
 * untrusted, so the function reads only fields that the answer has.
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

/** Whether an answer has fields. */
export const isRecord = (value: AnswerValue): value is AnswerRecord => isFields(value);

/** Returns the fields of an answer, or no fields if the answer is not a record. */
export const asRecord = (value: AnswerValue): AnswerRecord => (isRecord(value) ? value : {});

/** The limits of an answer: its depth (a record of words has depth 1), and its length as JSON in characters. */
export interface Size {
  readonly deepest: number;
  readonly longest: number;
}

/** The limits for any decision of the game. */
export const MAX_ANSWER_LENGTH: Size = { deepest: 6, longest: 4_096 };

/** Whether an untrusted value has the shape of an answer and keeps these limits. */
export const isAnswer = (value: unknown, { deepest, longest }: Size = MAX_ANSWER_LENGTH): value is AnswerValue =>
  roomAfter(value, deepest, longest) >= 0;

/**
 * Whether a value is a number that JSON can hold. JSON has no infinity and no minus zero, so such numbers would change
 * in the log.
 */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);

/** Whether an untrusted value has fields. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an untrusted value is a list. */
export const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const NO_ROOM = -1;

/**
 * Returns how many characters of `room` are left after the value is written as JSON. The result is negative if the
 * value does not fit or is no answer.
 */
function roomAfter(value: unknown, levels: number, room: number): number {
  if (value === null || typeof value === 'boolean') return room - String(value).length;
  if (isNumber(value)) return room - String(value).length;
  if (typeof value === 'string') return roomAfterText(value, room);
  if (typeof value !== 'object' || levels === 0) return NO_ROOM;
  return isArray(value) ? roomAfterList(value, levels, room) : roomAfterFields(value, levels, room);
}

/** The length is compared first, so that a text that is much too long is not read. */
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
