/** All characters outside the alphabet of codes. The alphabet has no confusable characters. */
const STRANGERS = /[^ACDEFHJKLMNPQRTUVWXY34679]/g;

/** The number of letters in a table's code. */
export const TABLE_LETTERS = 6;
/** The code of a table that an earlier release opened. */
const EARLIER_TABLE_LETTERS = 4;
/** The number of letters in a seat's one-time code. */
export const SEAT_LETTERS = 12;
const GROUP = 4;

/** Returns the typed text as a code: capitals, without spaces and dashes, and at most the code's length. */
export const cleanLetters = (typed: string, count: number): string =>
  typed.toUpperCase().replace(STRANGERS, '').slice(0, count);

/** Whether these letters can be a complete code of a table. */
export const isTableCode = (letters: string): boolean =>
  letters.length === TABLE_LETTERS || letters.length === EARLIER_TABLE_LETTERS;

/** Whether the text has a letter or digit that no code contains. */
export const holdsStrangers = (typed: string): boolean => /[BGIOSZ01258]/i.test(typed);

/** Returns a long code in groups, to be read aloud and typed: "ACDE FHJK LMNP". */
export const inGroups = (letters: string): string =>
  Array.from({ length: Math.ceil(letters.length / GROUP) }, (_, at) =>
    letters.slice(at * GROUP, (at + 1) * GROUP),
  ).join(' ');
