/** The standing question; the comment gives the shape of an answer. */
export type FreePlayPrompt =
  /**
   * Cards that may be played at any time: open for every seat always, awaited by nobody, apart from the prompts that
   * are owed. `{ play: true, slot, card, … }` with what is said as the card is played; nothing where none can be.
   */
  { readonly kind: 'free-play' };

/** Cards played at any time, as the table knows it. */
export interface FreePlayContract {
  readonly prompt: FreePlayPrompt;
  readonly optionalPrompt: 'free-play';
}
