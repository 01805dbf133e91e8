import { explain, type Explanation } from './explanation.ts';

/** How many signs a name has at most, as people count them: what is drawn as one is one. */
const MAX_NAME_LENGTH = 40;

/** A sign may be made of several characters, though not of any number: this many in all (UTF-16 units). */
export const MAX_CHARACTERS = 200;

const UNREADABLE_NAME = explain(
  'Others cannot read this name.',
  `Use up to ${MAX_NAME_LENGTH} letters, digits or signs that can be seen.`,
);

const tooLong = (signs: number): Explanation =>
  explain(`This name is too long: ${signs} letters.`, `Use ${MAX_NAME_LENGTH} at most, so that it is never cut off.`);

/**
 * A person's name as everybody is to read it: composed, with single spaces; `null` when it cannot be read. Letters of
 * every script may stand in it with their marks, and emoji with what joins them, but nothing that is not seen, that
 * turns the direction of what follows, or that piles up over the lines beside it.
 */
export function readableName(typed: string): string | null {
  if (typed.length > 2 * MAX_CHARACTERS) return null;
  const name = composed(typed);
  const fits = name.length <= MAX_CHARACTERS && signsIn(name) <= MAX_NAME_LENGTH;
  return fits && SIGNS.test(name) && !PILED_UP.test(name) ? name : null;
}

/** Why others cannot read what somebody has typed as a name; `null` while nothing is wrong, or nothing typed. */
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

/** What one sees, each with its marks: no sign of Braille without dots, no filler, no note without a head. */
const SEEN = String.raw`(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]`;

/** Shapes of the sign before: text or picture, or one of the forms that a name is written with. */
const SHAPE = String.raw`[\uFE0E\uFE0F]|(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]`;
const MARK = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{M}`;
const SIGN = `${SEEN}(?:${SHAPE})?(?:${MARK})*`;

/** Emoji and letters of some scripts are joined, or kept apart, by a character between them. */
const JOINED = String.raw`${SIGN}(?:[\u200C\u200D]${SIGN})*`;

/** The flags of England, Scotland and Wales. */
const FLAG = String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}`;

const SIGNS = new RegExp(`^(?:${FLAG}|${JOINED})(?: ?(?:${FLAG}|${JOINED}))*$`, 'u');

/** More than any script writes over or under one letter; those beside it count for less. */
const PILED_UP = /[\p{Mn}\p{Me}]{4}|\p{M}{7}/u;

/** Browsers of some years ago count what they cannot take apart by its characters. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

const signsIn = (name: string): number =>
  segmenter === null ? Array.from(name).length : Array.from(segmenter.segment(name)).length;
