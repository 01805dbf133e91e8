/**
 * The texts of the button to card memory, for factions that may keep records. They are in a separate file because every
 * phone loads them with the first page.
 */
export const WHAT_YOU_REMEMBER = 'What you remember of the cards';
