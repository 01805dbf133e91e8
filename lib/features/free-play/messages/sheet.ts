/** The texts of the sheet of playable cards. */

/** The title of the playable cards, and the buttons. */
export const FREE_PLAY = {
  act: 'Play it openly',
  nothing: 'There is nothing you can play now.',
  label: 'Cards that can be played now',
  details: 'What is chosen with it',
} as const;

/** Returns the choice to play a card whose title Mentat does not know. */
export const formatUnknownAs = (words: string): string => `An unknown card as ${words}`;

/** The texts for the question of a Truthtrance. */
export const QUESTION = {
  label: 'Your question, to be answered with yes or no',
  note: 'Everybody reads your question. Ask about facts or about the next action of the other player, not about plans.',
} as const;
