/**
 * The button to card memory, for factions that may keep records. It has a file of its own, because every phone loads it
 * with the first page.
 */
export const WHAT_YOU_REMEMBER = 'What you remember of the cards';
