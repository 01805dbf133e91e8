/** The prompt that is always open. */
export type FreePlayPrompt =
  /**
   * Plays a card that may be played at any time. The prompt is always open for every seat, the table never waits for an
   * answer, and the prompt is separate from the pending prompts. The answer is `{ play: true, slot, card, … }` with the
   * fields of the card. There is no legal answer if no card of the hand can be played now.
   */
  { readonly kind: 'free-play' };

/** The contract of cards for any time. */
export interface FreePlayContract {
  readonly prompt: FreePlayPrompt;
  readonly optionalPrompt: 'free-play';
}
