/** What lies under the covers of hand, spice and traitors. */
import type { LeaderId } from '../../model/leaders.ts';
import { leaderName } from '../../messages/names.ts';
import { plural, formatList, formatCards } from '../../messages/numbers.ts';

/** What lies there, or that nothing does. */
export const LIES = {
  traitors: 'Your traitors',
  noCards: 'No cards.',
  unknownCard: 'You know it, the app does not',
  uncounted: 'You keep it uncounted.',
  untold: 'You have not entered your traitors.',
  nobody: 'You have no traitor.',
} as const;

/** Beneath those in one’s pay: `You drew Alia and Jamis and did not keep them.` The names may be sold in a deal. */
export const formatTraitorsReturned = (leaders: readonly LeaderId[]): string =>
  `You drew ${formatList(leaders.map(leaderName))}, and did not keep ${plural(leaders.length, { one: 'that one', other: 'them' })}.`;

/** Beside the hand. */
export const formatLimit = (limit: number): string => `limit ${formatCards(limit)}`;

/** Beside spice that has lain uncounted. */
export const COUNT_ANEW = 'count it anew in this phase';

/** Beside the number. */
export const BEHIND_SHIELD = 'spice behind your shield';
