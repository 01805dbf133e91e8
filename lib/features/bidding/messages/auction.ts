/** The texts about the cards for sale, on phones, screen and desk. */
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { plural, capitalize, formatCount, formatRow, formatSpice } from '../../../messages/numbers.ts';
import type { BiddingView, Bought, SoldCard } from '../contract.ts';

type Card = NonNullable<BiddingView['card']>;

export const BIDDING = 'Bidding';

/** Returns the sales that are already public. The last sale is not public while the screen presents its price. */
export const announcedSales = ({ sold, told }: BiddingView): BiddingView['sold'] =>
  told === null ? sold : sold.slice(0, -1);

/** Returns the number of a card: `Card 2 of 5`. */
export const formatLot = (lot: number, lots: number): string => `Card ${lot} of ${lots}`;

/** Returns the number of a card as a sentence: `Card 2 of 5.` */
export const formatLotThen = (lot: number, lots: number): string => `${formatLot(lot, lots)}.`;

/**
 * Returns a bidder's state in a word or two: an open bid, or the size of the hand, which is public during the bidding.
 * The text calls the hand of `reader` “your”.
 */
export function formatOfBidder(bidding: BiddingView, faction: FactionId, reader: FactionId | null): string {
  const { card, way, hands, told } = bidding;
  // While the screen presents the price, the size of a hand would reveal the buyer.
  if (told !== null) return '';
  const hand = hands.find((one) => one.faction === faction);
  const size = hand === undefined ? '' : formatHand(hand.cards, hand.limit);
  if (card === null) return size;
  if (!card.bidders.includes(faction))
    return hand !== undefined && hand.cards < hand.limit ? MAY_NOT_BID : HAND_IS_FULL;
  if (way === 'aloud') return size;
  if (way === 'silent') return card.in.includes(faction) ? 'has answered' : THINKS;
  if (way === 'sealed') return card.in.includes(faction) ? 'sealed' : THINKS;
  return formatWord(card, faction, reader) ?? size;
}

function formatWord({ words, awaited }: Card, faction: FactionId, reader: FactionId | null): string | null {
  if (awaited === faction) return faction === reader ? 'your turn' : TO_BID;
  const last = words.findLast((word) => word.faction === faction);
  return last === undefined ? null : last.amount === null ? 'passed' : String(last.amount);
}

/** A non-breaking space joins the words, so that they stay together in a narrow column. */
const TO_BID = 'to\u00a0bid';
const HAND_IS_FULL = 'hand is full';
/** The text of a faction that has room for a card, but may not buy one, such as a silenced faction. */
const MAY_NOT_BID = 'may not bid';
const THINKS = 'thinks';
export const BIDS_HIGHEST = 'bids highest';
export const HAS_IT = 'has the card';
export const SPICE = 'spice';

/** Returns the text about the actions of all seats with a card that is not sold by open bids. */
export function formatMeanwhile({ way, card }: Pick<BiddingView, 'way' | 'card'>): string {
  const opener = card?.bidders[0];
  switch (way) {
    case 'open':
      return 'No bid yet';
    case 'silent':
      return 'Everybody sets a limit.';
    case 'sealed':
      return 'Everybody seals one bid.';
    case 'aloud':
      return `Bid with your voices.${opener === undefined ? '' : ` ${capitalize(theFaction(opener))} opens.`}`;
  }
}

/** The text while a window is open. */
export const ASKED_FIRST = 'All phones ask it. Bidding goes on when this time is over.';

/** Returns the text before the first card comes up: `5 cards for sale`. */
export const formatForSale = (lots: number): string => `${capitalize(formatCount(lots, 'card'))} for sale`;

/** Returns the line about the faction that looks at a physical card before the bids: `Atreides looks at it first.` */
export const formatLooksFirst = (faction: FactionId): string => `${capitalize(theFaction(faction))} looks at it first.`;

/** Returns the title of the result: `5 cards are sold.` */
export const formatSum = (cards: number): string =>
  `${capitalize(formatCount(cards, 'card'))} ${plural(cards, { one: 'is', other: 'are' })} sold.`;

/** Returns the text of the payee, before a total and below the payments: `to the Emperor`. */
export const formatTotal = (payee: FactionId | null): string => `to ${payee === null ? 'the bank' : theFaction(payee)}`;

/** Returns the number of a card alone: `Card 2`. */
export const formatLotAlone = (lot: number): string => `Card ${lot}`;

/** The title above the sizes of all hands. */
export const HANDS_ARE_PUBLIC = 'Hands, public in this phase only';

/** Returns a sale in the result: `Card 2: the Emperor, 4 spice`. */
export const formatSold = ({ lot, buyer, price, withKarama }: Bought): string =>
  `Card ${lot}: ${theFaction(buyer)}, ${withKarama ? 'a Karama' : formatSpice(price)}`;

/** Returns the line about the cards that nobody wanted. */
export const formatLeft = (left: number): string =>
  left === 0 ? 'Every card was sold.' : `Nobody bid: ${formatCount(left, 'card')} back on the deck.`;

export const NOTHING_FOR_SALE = 'All hands are full: nothing is for sale.';

/** Returns the size of a hand with its limit: `3 of 4 cards`. */
const formatHand = (cards: number, limit: number): string => `${formatHolds(cards, limit)} cards`;

/** Returns the size of a hand next to a picture of the cards: `3 of 4`. */
export const formatHolds = (cards: number, limit: number): string => `${cards} of ${limit}`;

/** Returns the size of the own hand: `you hold 3 of 4`. */
export const formatOwnHand = ({ cards, limit }: { readonly cards: number; readonly limit: number }): string =>
  `you hold ${cards} of ${limit}`;

/** Returns the payment below a price: `to the Emperor, 2 of it from Fremen`. */
export function formatPaid({ withKarama, paid, drewAnother }: SoldCard): string {
  const went = withKarama ? NOTHING_PAID : paid === null ? '' : formatTotal(paid.to);
  const helped = (paid?.helped ?? []).map(
    ({ faction, amount, toBank }) =>
      `${amount}\u00a0of\u00a0it from ${theFaction(faction)}${toBank === true ? ` ${formatTotal(null)}` : ''}`,
  );
  return formatRow([went, ...helped, ...(drewAnother ? [AND_ANOTHER] : [])].filter((part) => part !== ''));
}

const NOTHING_PAID = 'nothing is paid';
const AND_ANOTHER = 'and a second card';
/** The text instead of a price, if a Karama paid. */
export const A_KARAMA = 'Karama';

/** Returns the payee of the cards: `paid to the Emperor`. */
export const formatPaidTo = (paidTo: FactionId | null, buyer: FactionId): string =>
  paidTo === null || paidTo === buyer ? 'paid to the bank' : `paid to ${theFaction(paidTo)}`;

/** Returns the last sale: `Card 2 went to the Emperor for 4 spice.` */
export const formatWent = ({ lot, buyer, price, withKarama }: Bought): string =>
  `Card ${lot} went to ${theFaction(buyer)} for ${withKarama ? 'a Karama' : formatSpice(price)}.`;
