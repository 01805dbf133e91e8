import { LANGUAGE } from './language.ts';

const WHOLE = new Intl.NumberFormat(LANGUAGE, { useGrouping: false, maximumFractionDigits: 0 });
const PLURALS = new Intl.PluralRules(LANGUAGE);

/** `Harkonnen, the Emperor and Fremen`; with `or` for `and`; side by side, without a word between. */
const LISTS = {
  and: new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }),
  row: new Intl.ListFormat(LANGUAGE, { type: 'unit' }),
  time: new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'narrow' }),
};

/** A number as it is printed: `5½` for five and a half, `½` for a half alone. Whole numbers and halves only. */
export function formatNumber(value: number): string {
  const whole = Math.trunc(value);
  if (Number.isInteger(value)) return WHOLE.format(value);
  return whole === 0 ? '½' : `${WHOLE.format(whole)}½`;
}

/** A number as a screen reader says it: `5 and a half`. Whole numbers and halves only. */
export function formatSpokenNumber(value: number): string {
  const whole = Math.trunc(value);
  if (Number.isInteger(value)) return WHOLE.format(value);
  return whole === 0 ? 'a half' : `${WHOLE.format(whole)} and a half`;
}

/** A word by the plural categories of the language: English has `one` and `other`, others have `few` and `many` too. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The form of a word that goes with so many: `is` or `are`, `force` or `forces`. */
export const plural = (count: number, forms: Forms): string => forms[PLURALS.select(count)] ?? forms.other;

/** A count with its noun: `1 force`, `8 forces`, `no forces`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `no ${many}`;
  return `${formatNumber(count)} ${plural(count, { one, other: many })}`;
}

/** `1 force`, `8 forces`, `no forces`. */
export const formatForces = (count: number): string => formatCount(count, 'force');
/** `1 card`, `3 cards`, `no cards`. */
export const formatCards = (count: number): string => formatCount(count, 'card');
/** `6 spice`, `no spice`; spice has no plural. */
export const formatSpice = (amount: number): string => formatCount(amount, 'spice', 'spice');

/** `4 sectors`, `1 sector`, `no sectors` */
export const formatSectors = (sectors: number): string => formatCount(sectors, 'sector');

/** `Harkonnen`, `Harkonnen and the Emperor`, `Harkonnen, the Emperor and Fremen`. */
export const formatList = (items: readonly string[], joint: 'and' | 'or' = 'and'): string => LISTS[joint].format(items);

/** `Atreides 10, Harkonnen 9, 4 spice`: side by side, as in a table. */
export const formatRow = (items: readonly string[]): string => LISTS.row.format(items);

/** The same sentence with a capital first letter. */
export const capitalize = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase(LANGUAGE) + sentence.slice(1);

/** The same sentence with a small first letter, to stand within another. */
export const uncapitalize = (sentence: string): string =>
  sentence.charAt(0).toLocaleLowerCase(LANGUAGE) + sentence.slice(1);

/** Milliseconds as a clock shows them: `1:52`, `12:00`; an hour and more as minutes. Never negative. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds in words: `52 seconds`, `1 minute 52 seconds`, `4 minutes`. Never negative. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return inUnits(rest, 'second');
  const inMinutes = inUnits(minutes, 'minute');
  return rest === 0 ? inMinutes : LISTS.time.format([inMinutes, inUnits(rest, 'second')]);
}

/** `1 minute`, `52 seconds` */
const inUnits = (count: number, unit: 'minute' | 'second'): string =>
  count.toLocaleString(LANGUAGE, { style: 'unit', unit, unitDisplay: 'long' });
