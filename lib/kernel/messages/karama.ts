/** The window that asks whether a Karama cancels something. */

/** The page on which a card is played against something. */
export const KARAMA = {
  question: 'Do you play a card against it?',
  use: 'Play a card',
} as const;
