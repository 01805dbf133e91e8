import { enumerate, fieldOf, type AnswerValue } from '#client';
import type { WindowPrompt } from '../question/prompt-page.ts';

/** The answer that does nothing: the one that does not play and does not call. */
export function passIn({ answers }: WindowPrompt): AnswerValue | undefined {
  return [...enumerate(answers)].find((value) => !plays(value));
}

/** Whether an answer does something. */
export const plays = (value: AnswerValue): boolean =>
  fieldOf(value, 'play') === true || fieldOf(value, 'call') === true;
