import type { ComponentType } from 'react';
import type { AnswerValue, SeatView, TreacheryTitle } from '#client';
import type { WindowPrompt } from '../prompt/prompt-page.ts';

/** What one window says and asks for itself. All else is alike in all of them, so that nothing tells who could play. */
export interface OwnMessages {
  /** What the covered page asks; a public question gives each its words, never a hand. */
  readonly question: OfPrompt;
  /** The act of the page once the sand is off, in the same words for everybody. */
  readonly act: OfPrompt;
  /** What everybody must see to answer, beneath the question. */
  readonly Shown?: ComponentType<{ readonly view: SeatView }>;
  /** What its owner has prepared for it, under the cover. */
  readonly Prepared?: ComponentType<{ readonly view: SeatView }>;
  /** What a card is good for here, where that is not what it is good for elsewhere. */
  readonly effectOf?: (card: TreacheryTitle) => string;
  /** What is still to be said with a card that is played. */
  readonly SaidWithIt?: ComponentType<SaidProps>;
  /** The same behind the name of the card: `, 4 sectors` or ` against the Emperor’s Sardaukar`. */
  readonly sayWith?: (prompt: WindowPrompt, value: AnswerValue) => string;
}

/** The same for everybody who is asked. */
type OfPrompt = string | ((prompt: WindowPrompt) => string);

export const ofPrompt = (says: OfPrompt, prompt: WindowPrompt): string =>
  typeof says === 'string' ? says : says(prompt);

export interface SaidProps {
  readonly prompt: WindowPrompt;
  readonly value: AnswerValue;
  readonly onChange: (value: AnswerValue) => void;
}
