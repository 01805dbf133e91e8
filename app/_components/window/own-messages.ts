import type { ComponentType } from 'react';
import type { AnswerValue, SeatView, TreacheryTitle } from '#client';
import type { WindowPrompt } from '../prompt/prompt-page.ts';

/**
 * The texts and parts of one window. Everything else is the same in all windows, so that nothing shows which seats
 * could play.
 */
export interface OwnMessages {
  /** The question of the covered page; its text depends on the public prompt, never on a hand. */
  readonly question: OfPrompt;
  /** The button of the uncovered page, the same for everybody. */
  readonly act: OfPrompt;
  /** Shows public facts for the answer, below the question. */
  readonly Shown?: ComponentType<{ readonly view: SeatView }>;
  /** Shows the owner's prepared answer, under the cover. */
  readonly Prepared?: ComponentType<{ readonly view: SeatView }>;
  /** The effect of a card in this window, if it differs from the card's usual effect. */
  readonly effectOf?: (card: TreacheryTitle) => string;
  /** The further choice for a played card. */
  readonly SaidWithIt?: ComponentType<SaidProps>;
  /** The text after the name of the card: `, 4 sectors` or ` against the Emperor’s Sardaukar`. */
  readonly sayWith?: (prompt: WindowPrompt, value: AnswerValue) => string;
}

/** A text that is the same for every asked seat. */
type OfPrompt = string | ((prompt: WindowPrompt) => string);

export const ofPrompt = (says: OfPrompt, prompt: WindowPrompt): string =>
  typeof says === 'string' ? says : says(prompt);

export interface SaidProps {
  readonly prompt: WindowPrompt;
  readonly value: AnswerValue;
  readonly onChange: (value: AnswerValue) => void;
}
