export const CODE_LENGTH = 4;

/** The signs that codes are made of: none is mistaken for another when read off a screen or said aloud. */
const CODE_SIGNS = 'ACDEFHJKLMNPQRTUVWXY34679';

/** What was typed, as far as a code can hold it: capitals, no spaces, at most four signs. */
export const cleanCode = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter((sign) => CODE_SIGNS.includes(sign))
    .slice(0, CODE_LENGTH)
    .join('');

/** Whether somebody typed a letter or figure that no code holds. */
export const holdsStrangers = (typed: string): boolean =>
  [...typed.toUpperCase()].some((sign) => /[A-Z0-9]/.test(sign) && !CODE_SIGNS.includes(sign));
