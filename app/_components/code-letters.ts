/** The signs that codes are made of: none that are mistaken for one another on a screen or aloud. */
const STRANGERS = /[^ACDEFHJKLMNPQRTUVWXY34679]/g;

/** A table's code, as the screen shows it. */
export const TABLE_LETTERS = 6;
/** The code of a table that an earlier release opened. */
const EARLIER_TABLE_LETTERS = 4;
/** A seat's one-time code, as the old phone or the desk shows it. */
export const SEAT_LETTERS = 12;
const GROUP = 4;

/** What was typed, as far as a code can hold it: capitals, no spaces or dashes, no more signs than it has. */
export const cleanLetters = (typed: string, count: number): string =>
  typed.toUpperCase().replace(STRANGERS, '').slice(0, count);

/** Whether these may be all the signs of a table's code. */
export const isTableCode = (letters: string): boolean =>
  letters.length === TABLE_LETTERS || letters.length === EARLIER_TABLE_LETTERS;

/** Whether somebody typed a letter or figure that no code holds. */
export const holdsStrangers = (typed: string): boolean => /[BGIOSZ01258]/i.test(typed);

/** A long code in groups, to be read aloud and typed: "ACDE FHJK LMNP". */
export const inGroups = (letters: string): string =>
  Array.from({ length: Math.ceil(letters.length / GROUP) }, (_, at) =>
    letters.slice(at * GROUP, (at + 1) * GROUP),
  ).join(' ');
