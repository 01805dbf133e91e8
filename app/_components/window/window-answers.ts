import { asRecord, enumerate, getField, sameAnswer, type AnswerValue } from '#client';
import type { WindowPrompt } from '../prompt/prompt-page.ts';

/** Returns the answer that passes. */
export function passIn({ answers }: WindowPrompt): AnswerValue | undefined {
  return [...enumerate(answers)].find((value) => !plays(value));
}

/** Whether an answer does more than pass. */
export const plays = (value: AnswerValue): boolean =>
  getField(value, 'play') === true || getField(value, 'call') === true;

/** Returns the number in this field of the answer; `null` if the field holds no number. */
export function numberIn(value: AnswerValue, field: 'sectors' | 'use'): number | null {
  const said = getField(value, field);
  return typeof said === 'number' ? said : null;
}

/** Returns the answer without the further choices of the play. */
export function apart(value: AnswerValue): { readonly [field: string]: AnswerValue } {
  const { sectors: _sectors, use: _act, ...rest } = asRecord(value);
  return rest;
}

/** Returns an answer for each card, whatever further choices it has. */
export const oncePerCard = (values: readonly AnswerValue[]): readonly AnswerValue[] =>
  values.filter((value, i) => values.findIndex((other) => sameAnswer(apart(other), apart(value))) === i);
