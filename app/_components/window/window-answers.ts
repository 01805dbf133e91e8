import { asRecord, enumerate, getField, sameAnswer, type AnswerValue } from '#client';
import type { WindowPrompt } from '../prompt/prompt-page.ts';

/** The answer that does nothing: the one that does not play and does not call. */
export function passIn({ answers }: WindowPrompt): AnswerValue | undefined {
  return [...enumerate(answers)].find((value) => !plays(value));
}

/** Whether an answer does something. */
export const plays = (value: AnswerValue): boolean =>
  getField(value, 'play') === true || getField(value, 'call') === true;

/** A number said with a card; `null` where it says none of this name. */
export function numberIn(value: AnswerValue, field: 'sectors' | 'use'): number | null {
  const said = getField(value, field);
  return typeof said === 'number' ? said : null;
}

/** The answer without what is still to be chosen with it. */
export function apart(value: AnswerValue): { readonly [field: string]: AnswerValue } {
  const { sectors: _sectors, use: _act, ...rest } = asRecord(value);
  return rest;
}

/** Each card once, whatever else is chosen as it is played. */
export const oncePerCard = (values: readonly AnswerValue[]): readonly AnswerValue[] =>
  values.filter((value, i) => values.findIndex((other) => sameAnswer(apart(other), apart(value))) === i);
