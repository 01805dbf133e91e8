/** Words that make a sentence hard to read. Most of them stand where a sentence needs a subject. */
const HARD_WORDS = /\b(whoever|whomever|whosever|nobody but|of whom|for who|to who|whom|anew|is told|was told)\b/gi;

/** Returns the hard words of one text, in lower case; “of whom” counts once. */
export const hardWordsIn = (text: string): readonly string[] =>
  [...text.matchAll(HARD_WORDS)].map(([word]) => word.toLowerCase());
