/** The sheet of playable cards. */

/** The playable cards, and the button. */
export const FREE_PLAY = {
  act: 'Play it, for all to see',
  nothing: 'There is nothing you can play now.',
  label: 'Cards that can be played now',
  details: 'What is chosen with it',
} as const;

/** A card without a name. */
export const formatUnknownAs = (words: string): string => `An unknown card as ${words}`;

/** The question of a Truthtrance. */
export const QUESTION = {
  label: 'Your question, to be answered with yes or no',
  note: 'Everybody hears it. Ask for facts, or for what the other is about to do; not for plans.',
} as const;
