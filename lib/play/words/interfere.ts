/** Everybody is asked whether something is stopped. */

/** The page on which a card is played against something. */
export const INTERFERE = {
  question: 'Do you play a card against it?',
  act: 'Play a card',
  worthless: 'Counts as a Karama here. Another Karama may stop it.',
  label: 'What the card stops',
} as const;

/** Behind the name of the card: `against the Emperor’s Sardaukar`. */
export const sayAgainst = (act: string): string => `against ${act}`;
