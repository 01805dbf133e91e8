import { LANGUAGE } from './language.ts';

const WHOLE = new Intl.NumberFormat(LANGUAGE, { useGrouping: false, maximumFractionDigits: 0 });
const PLURALS = new Intl.PluralRules(LANGUAGE);

/** The formats of a list: `Harkonnen, the Emperor and Fremen`; with `or`; and as a row, without a word between. */
const LISTS = {
  and: new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }),
  row: new Intl.ListFormat(LANGUAGE, { type: 'unit' }),
  time: new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'narrow' }),
};

/** Returns a number in print: `5½` for five and a half, `½` for a half alone. Whole numbers and halves only. */
export function formatNumber(value: number): string {
  const whole = Math.trunc(value);
  if (Number.isInteger(value)) return WHOLE.format(value);
  return whole === 0 ? '½' : `${WHOLE.format(whole)}½`;
}

/** Returns a number for a screen reader: `5 and a half`. Whole numbers and halves only. */
export function formatSpokenNumber(value: number): string {
  const whole = Math.trunc(value);
  if (Number.isInteger(value)) return WHOLE.format(value);
  return whole === 0 ? 'a half' : `${WHOLE.format(whole)} and a half`;
}

/**
 * A word by the plural categories of the language: English has `one` and `other`; other languages also have `few` and
 * `many`.
 */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Returns the form of a word that fits this number: `is` or `are`, `force` or `forces`. */
export const plural = (count: number, forms: Forms): string => forms[PLURALS.select(count)] ?? forms.other;

/** Returns a number with its noun: `1 force`, `8 forces`, `no forces`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `no ${many}`;
  return `${formatNumber(count)} ${plural(count, { one, other: many })}`;
}

/** Returns a number of forces: `1 force`, `8 forces`, `no forces`. */
export const formatForces = (count: number): string => formatCount(count, 'force');
/** Returns a number of cards: `1 card`, `3 cards`, `no cards`. */
export const formatCards = (count: number): string => formatCount(count, 'card');
/** Returns an amount of spice: `6 spice`, `no spice`. Spice has no plural. */
export const formatSpice = (amount: number): string => formatCount(amount, 'spice', 'spice');

/** Returns a number of sectors: `4 sectors`, `1 sector`, `no sectors`. */
export const formatSectors = (sectors: number): string => formatCount(sectors, 'sector');

/** Returns a list in words: `Harkonnen`, `Harkonnen and the Emperor`, `Harkonnen, the Emperor and Fremen`. */
export const formatList = (items: readonly string[], joint: 'and' | 'or' = 'and'): string => LISTS[joint].format(items);

/** Returns items side by side, as in a table: `Atreides 10, Harkonnen 9, 4 spice`. */
export const formatRow = (items: readonly string[]): string => LISTS.row.format(items);

/** Returns the sentence with a capital first letter. */
export const capitalize = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase(LANGUAGE) + sentence.slice(1);

/** Returns the sentence with a small first letter, for use within another sentence. */
export const uncapitalize = (sentence: string): string =>
  sentence.charAt(0).toLocaleLowerCase(LANGUAGE) + sentence.slice(1);

/**
 * Returns a time (ms) as a clock shows it: `1:52`, `12:00`. A time of an hour or more is shown in minutes. Never
 * negative.
 */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns a time (ms) in words: `52 seconds`, `1 minute 52 seconds`, `4 minutes`. Never negative. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return inUnits(rest, 'second');
  const inMinutes = inUnits(minutes, 'minute');
  return rest === 0 ? inMinutes : LISTS.time.format([inMinutes, inUnits(rest, 'second')]);
}

/** Returns a number of one unit: `1 minute`, `52 seconds`. */
const inUnits = (count: number, unit: 'minute' | 'second'): string =>
  count.toLocaleString(LANGUAGE, { style: 'unit', unit, unitDisplay: 'long' });
