/** What phones, screen and desk say of the cards for sale. */
import type { FactionId } from '../../../table/factions.ts';
import { theFaction } from '../../../words/names.ts';
import { counted, saySpice } from '../../../words/numbers.ts';
import type { BiddingView, SoldCard } from '../contract.ts';

type Card = NonNullable<BiddingView['card']>;

export const BIDDING = 'Bidding';

/** `Card 2 of 5`. */
export const sayLot = (lot: number, lots: number): string => `Card ${lot} of ${lots}`;

/** What one bidder has come to with this card, in a word; who bids in secret has come to nothing yet. */
export function sayBidder({ words, awaited, in: laid }: Card, faction: FactionId): string {
  if (laid.includes(faction)) return 'sealed';
  if (awaited === faction) return 'to bid';
  const last = words.findLast((word) => word.faction === faction);
  return last === undefined ? '' : last.amount === null ? 'passed' : String(last.amount);
}

export const HAND_IS_FULL = 'hand is full';
export const BIDS_HIGHEST = 'bids highest';
export const NO_BID_YET = 'No bid yet';
export const SPICE = 'spice';
export const ALL_THINK = 'Everybody thinks: ten seconds, whatever they want.';
export const ALL_SEAL = 'Everybody seals one bid.';
export const BID_ALOUD = 'Bid with your voices.';

/** A sold card in the sum: `Card 2: the Emperor, 4 spice`. */
export const saySold = ({ lot, buyer, price }: SoldCard): string =>
  `Card ${lot}: ${theFaction(buyer)}, ${saySpice(price)}`;

/** What nobody wanted. */
export const sayLeft = (left: number): string =>
  left === 0 ? 'Every card was sold.' : `Nobody bid: ${counted(left, 'card')} back on the deck.`;

export const NOTHING_FOR_SALE = 'All hands are full: nothing is for sale.';

/** How many cards a hand holds, while that is public. */
export const sayHand = (cards: number, limit: number): string => `${cards} of ${limit} cards`;

/** Who is paid for a card: `paid to the Emperor`. */
export const sayPaidTo = (paidTo: FactionId | null, buyer: FactionId): string =>
  paidTo === null || paidTo === buyer ? 'paid to the bank' : `paid to ${theFaction(paidTo)}`;

/** What the last card came to: `Card 2 went to the Emperor for 4 spice.` */
export const sayWent = ({ lot, buyer, price }: SoldCard): string =>
  `Card ${lot} went to ${theFaction(buyer)} for ${saySpice(price)}.`;
