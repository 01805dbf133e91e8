/** The permanent prompt; the comment gives the shape of an answer. */
export type FreePlayPrompt =
  /**
   * Cards for any time: always open for every seat, never awaited, and separate from pending prompts. The answer is `{
   * play: true, slot, card, … }` with the fields of the card; there is none if no card can be played.
   */
  { readonly kind: 'free-play' };

/** The contract of cards for any time. */
export interface FreePlayContract {
  readonly prompt: FreePlayPrompt;
  readonly optionalPrompt: 'free-play';
}
