/** The content under the covers of hand, spice and traitors. */
import type { LeaderId } from '../../model/leaders.ts';
import { leaderName } from '../../messages/names.ts';
import { plural, formatList, formatCards } from '../../messages/numbers.ts';

/** The texts for the content, or for no content. */
export const LIES = {
  traitors: 'Your traitors',
  noCards: 'No cards.',
  unknownCard: 'You know it, but Mentat does not',
  uncounted: 'You keep it uncounted.',
  untold: 'You have not entered your traitors.',
  nobody: 'You have no traitor.',
} as const;

/**
 * Returns the line below the chosen traitors: `You drew Alia and Jamis, and did not keep them.` A player may sell these
 * names in a deal.
 */
export const formatTraitorsReturned = (leaders: readonly LeaderId[]): string =>
  `You drew ${formatList(leaders.map(leaderName))}, and did not keep ${plural(leaders.length, { one: 'that one', other: 'them' })}.`;

/** Returns the limit next to the hand. */
export const formatLimit = (limit: number): string => `limit ${formatCards(limit)}`;

/** The text next to spice that was counted before. */
export const COUNT_ANEW = 'enter it again in this phase';

/** The text next to the number. */
export const BEHIND_SHIELD = 'spice behind your shield';
