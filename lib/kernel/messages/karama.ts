/** The window that asks whether a player cancels a use with a Karama. */

/** The texts of that page. */
export const KARAMA = {
  question: 'Do you play a card against it?',
  use: 'Play a card',
} as const;
