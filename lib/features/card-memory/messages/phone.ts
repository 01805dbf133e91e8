/** The way to what one remembers, where one may keep records of cards; in the first load, without the other words of it. */
export const WHAT_YOU_REMEMBER = 'What you remember of the cards';
