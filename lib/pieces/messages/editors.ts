/** The sheets in which an owner enters the own hand, spice and traitors. */
import type { LeaderId } from '../../model/leaders.ts';
import { leaderName } from '../../messages/names.ts';
import { plural, formatCards } from '../../messages/numbers.ts';

/** The sheet of a hand. */
export const HAND = {
  nameOne: 'Tap a title to name an unknown card.',
  addOne: 'Tap a title to add it.',
  full: 'Your hand is full.',
  title: 'Your hand',
  empty: 'Your hand is empty.',
  choose: 'Choose your cards',
  enterEmpty: 'Enter an empty hand',
  keep: 'Keep it to yourself',
  unknown: 'Unknown card',
} as const;

/** Returns the number of chosen cards and the limit: `Your hand, 3 of 4`. */
export const formatHandOf = (held: number, limit: number): string => `Your hand, ${held} of ${limit}`;

/** Returns the label of the button once cards are chosen. */
export const formatEnterCards = (count: number): string => `Enter ${formatCards(count)}`;

/** The sheet of spice. */
export const SPICE = {
  title: 'Your spice',
  uncounted: 'Keep it uncounted',
  label: 'Spice behind your shield',
} as const;

/** The sheet of traitors. */
export const TRAITORS = {
  title: 'Your traitors',
  enterNobody: 'Enter that you have no traitor',
  keep: 'Keep it to yourself',
} as const;

/** Returns the hint before a choice. */
export const formatTapLeaders = (limit: number): string =>
  plural(limit, { one: 'Tap the leader on your card.', other: 'Tap the leaders on your cards.' });

/** Returns the number of chosen traitors and the limit. */
export function formatTraitorsChosen(chosen: number, limit: number): string {
  if (chosen === 0) return 'No leader is chosen yet.';
  if (limit === 1) return 'Your traitors';
  return chosen === limit
    ? `Your traitors, all ${limit}. Tap a leader to remove it.`
    : `Your traitors, ${chosen} of ${limit}`;
}

/** Returns the label of the button: its effect, or what is missing. */
export function formatTraitorsAct(leaders: readonly LeaderId[], limit: number): string {
  const [first, ...others] = leaders;
  if (first === undefined) return plural(limit, { one: 'Choose one', other: `Choose up to ${limit}` });
  return others.length === 0 ? `Enter ${leaderName(first)}` : `Enter these ${leaders.length}`;
}

/** Returns the label of the button of the sheet. */
export const formatEnterSpice = (spice: number): string => `Enter ${spice} spice`;
