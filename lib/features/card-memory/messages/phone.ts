/** The button to card memory, for factions that may keep records. In the first load, without the other texts. */
export const WHAT_YOU_REMEMBER = 'What you remember of the cards';
