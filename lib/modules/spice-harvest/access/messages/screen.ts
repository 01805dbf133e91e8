/** The texts about access cards on the screen, next to the planet. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';
import { capitalize, formatForces, formatSpice } from '../../../../messages/numbers.ts';
import type { SoldAccessCard, StrongholdReading } from '../contract.ts';

/** Returns the title of an auction: `Access cards: 2 of 6`. */
export const formatAuctionTitle = (card: number, of: number): string => `Access cards: ${card} of ${of}`;

/** The text of the rule of the auction. */
export const AUCTION_RULE = 'The card lies face down. The highest limit buys it and pays the bank.';

/** Returns the state of a seat in a sealed question, for screen readers. */
export const formatIsIn = (sealed: boolean): string => (sealed ? 'has sealed' : 'has not sealed yet');

/** Returns a sale: `Guild bought a card for 4 spice.` */
export const formatSale = ({ buyer, price }: SoldAccessCard): string =>
  `${capitalize(theFaction(buyer))} bought a card for ${formatSpice(price)}.`;

/** The texts during the trades. */
export const TRADING = {
  title: 'Trading',
  rule: 'Players trade access cards. When all have finished, their spice goes back to the bank.',
} as const;

/** The texts during the claims. */
export const CLAIMING = {
  title: 'Claims',
  rule: 'All players lay troop cards on strongholds. The claims are read out together.',
} as const;

/** The texts about the cards that a worm has taken from their owner. */
export const FORFEITED = {
  title: 'The worm took these access cards',
  rule: 'They lie open, and one of them is taken.',
} as const;

/** The title of the start without access cards. */
export const FREE_START = 'Start without access cards';

/** Returns the text of the rule of the start without access cards. */
export const formatStartsFreely = (faction: FactionId): string =>
  `${capitalize(theFaction(faction))} may place more forces.`;

/** The title of the reading. */
export const READING = 'The claims are read out';

/** Returns the outcome at a stronghold: `Emperor holds it with 4 forces.` */
export function formatReading({ claims, placed }: StrongholdReading): string {
  if (claims.length === 0) return 'No claim';
  return placed === null ? 'A tie: no forces are placed' : `${formatForces(placed.count)} stay`;
}
