/** What an answer is made of, as plain data; what may be answered to a prompt is the business of its grammar. */

/** Anything an answer can be made of. Lists are written as records with one field for each item. */
export type AnswerValue = string | number | boolean | null | { readonly [field: string]: AnswerValue };

/** An answer with fields. */
export type AnswerRecord = { readonly [field: string]: AnswerValue };

/** What an answer has in this field; `undefined` where it has no such field, or no fields at all. */
export const fieldOf = (value: AnswerValue | undefined, field: string): AnswerValue | undefined =>
  value !== undefined && isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;

/** Whether two answers are the same, whatever the order of their fields. */
export function sameAnswer(a: AnswerValue, b: AnswerValue): boolean {
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameAnswer(a[name] ?? null, b[name] ?? null))
  );
}

/** Whether an answer has fields at all. */
export function isRecord(value: AnswerValue): value is AnswerRecord {
  return typeof value === 'object' && value !== null;
}

/** The fields of an answer; none where it is no record. */
export const asRecord = (value: AnswerValue): AnswerRecord => (isRecord(value) ? value : {});

/** Whether a value, from a stranger, has the shape of an answer. */
export function isAnswer(value: unknown): value is AnswerValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return isNumber(value);
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isAnswer);
}

/** JSON knows no infinity and no minus zero: an answer with one would not replay as it was given. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);
