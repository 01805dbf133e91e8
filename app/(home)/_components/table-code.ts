export const CODE_LENGTH = 4;

/** Everything that codes are not made of. They hold no signs that are mistaken for one another on a screen or aloud. */
const STRANGERS = /[^ACDEFHJKLMNPQRTUVWXY34679]/g;

/** What was typed, as far as a code can hold it: capitals, no spaces, at most four signs. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(STRANGERS, '').slice(0, CODE_LENGTH);

/** Whether somebody typed a letter or figure that no code holds. */
export const holdsStrangers = (typed: string): boolean => /[BGIOSZ01258]/i.test(typed);
