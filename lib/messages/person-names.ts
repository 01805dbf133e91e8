import { explain, type Explanation } from './explanation.ts';

/** The maximum length of a name, in visible characters. */
const MAX_NAME_LENGTH = 40;

/** The maximum length of a name in UTF-16 units, because a visible character may consist of several units. */
export const MAX_CHARACTERS = 200;

const UNREADABLE_NAME = explain(
  'Others cannot read this name.',
  `Use up to ${MAX_NAME_LENGTH} letters, digits or visible characters.`,
);

const tooLong = (signs: number): Explanation =>
  explain(
    `This name is too long: ${signs} letters.`,
    `Use at most ${MAX_NAME_LENGTH}, so that the name is never cut off.`,
  );

/**
 * Returns a player's name in the form that everybody reads: composed characters, with single spaces. Returns `null` if
 * the name cannot be read. A name may contain letters of every script with their marks, and emoji. It may not contain
 * characters that are invisible, that change the direction of the text, or that pile up over the lines above.
 */
export function readableName(typed: string): string | null {
  if (typed.length > 2 * MAX_CHARACTERS) return null;
  const name = composed(typed);
  const fits = name.length <= MAX_CHARACTERS && signsIn(name) <= MAX_NAME_LENGTH;
  return fits && SIGNS.test(name) && !PILED_UP.test(name) ? name : null;
}

/** Returns why others cannot read a typed name; `null` if others can read it, or if nothing is typed. */
export function troubleWithName(typed: string): Explanation | null {
  if (typed.trim() === '' || readableName(typed) !== null) return null;
  const signs = signsIn(composed(typed));
  return signs > MAX_NAME_LENGTH ? tooLong(signs) : UNREADABLE_NAME;
}

const composed = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** A visible character with its marks. Blank Braille signs, fillers, and note stems without a head are excluded. */
const SEEN = String.raw`(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]`;

/** Variation selectors after a character: as text or emoji, or a form of writing a name. */
const SHAPE = String.raw`[\uFE0E\uFE0F]|(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]`;
const MARK = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{M}`;
const SIGN = `${SEEN}(?:${SHAPE})?(?:${MARK})*`;

/** Emoji, and letters of some scripts, may have a joiner or a non-joiner between each other. */
const JOINED = String.raw`${SIGN}(?:[\u200C\u200D]${SIGN})*`;

/** The flags of England, Scotland and Wales. */
const FLAG = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;

const SIGNS = new RegExp(`^(?:${FLAG}|${JOINED})(?: ?(?:${FLAG}|${JOINED}))*$`, 'u');

/** More marks on one letter than any script writes. */
const PILED_UP = /[\p{Mn}\p{Me}]{4}|\p{M}{7}/u;

/** Some older browsers lack `Intl.Segmenter`. They count UTF-16 characters. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

const signsIn = (name: string): number =>
  segmenter === null ? Array.from(name).length : Array.from(segmenter.segment(name)).length;
