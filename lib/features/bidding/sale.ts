/** The sale of a card: the payment, and further effects. Without a bid, the remaining cards go back on the deck. */
import { factionState } from '../../model/selectors.ts';
import { assertNever } from '../../core/assert-never.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { cardDiscarded, cardsDealt, discardsReshuffled } from '../../pieces/events.ts';
import { allDiscards } from '../../pieces/piles.ts';
import type { Environment } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import { offerToCancel } from '../../pieces/karama.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import type { GameEvent } from '../../model/events.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import { saysNothing } from '../../model/silenced.ts';
import type { GameState } from '../../model/state.ts';
import type { PlayedCard, TreacheryTitle } from '../../model/treachery-cards.ts';
import type { Bid, BiddingActivity, Paid, PurchaseActivity, ShownCard } from './contract.ts';
import { hasRoom } from './bid-order.ts';
import { canBeCancelled, payingCard } from './payment.ts';
import { spiceFor } from './means.ts';
import { paidFor, paymentFor, cancelledIncome } from './paying.ts';
import { timeFrom } from './clock.ts';

/**
 * How long the screen presents a price (ms): five even beats before the price appears, and one beat after it. The time
 * is the same for every price.
 */
const TIME_TO_TELL = 2_000;

/**
 * Returns the events of a sale: the card goes to the buyer and the price to the payee. Without a buyer, the card and
 * all cards after it go back.
 */
export function sold(ctx: Ctx, state: GameState, bidding: BiddingActivity, bid: Bid | null): readonly GameEvent[] {
  const { card, row } = bidding;
  if (card === null || row === null) return [];
  if (bid === null) return leftFrom(state, bidding, card.lot, row.length);
  const { faction, amount: price } = bid;
  const karama = payingCard(ctx, state, faction);
  if (karama === null) return boughtFor(ctx, state, bidding, bid);
  return canBeCancelled(ctx, state, faction, karama)
    ? [{ type: 'KaramaShown', faction, lot: card.lot, price, card: karama }]
    : boughtWith(state, bidding, bid, karama);
}

function boughtFor(ctx: Ctx, state: GameState, bidding: BiddingActivity, bid: Bid): readonly GameEvent[] {
  const paid = paymentFor(ctx, state, bid.faction, bid.amount);
  return [
    cardSold(bidding, bid, paid),
    ...paidFor(bid, paid),
    ...cancelledIncome(ctx, bidding, bid.faction).map((advantage): GameEvent => ({ type: 'StopSpent', advantage })),
    taken(state, bidding, bid),
  ];
}

/**
 * Returns the Karama that pays for the card, or `null`. In that case nobody receives the price.
 */
const boughtWith = (state: GameState, bidding: BiddingActivity, bid: Bid, karama: PlayedCard): readonly GameEvent[] => [
  cardSold(bidding, bid, null),
  cardDiscarded(bid.faction, karama),
  taken(state, bidding, bid),
];

const cardSold = (
  { card, lots, row }: BiddingActivity,
  { faction: buyer, amount: price }: Bid,
  paid: Paid | null,
): GameEvent => ({
  type: 'CardSold',
  lot: card?.lot ?? lots - (row?.length ?? 0) + 1,
  buyer,
  price,
  withKarama: paid === null,
  paid,
});

const taken = (state: GameState, { row }: BiddingActivity, { faction }: Bid): GameEvent =>
  cardsDealt(faction, [{ slot: `h${factionState(state, faction).nextSlot}`, card: row?.[0] ?? 'unknown' }]);

/**
 * Continues after a faction has played a card as a Karama to pay. The card is spent in any case. If a Karama cancels
 * the payment, the faction pays in spice. If the owner has too little spice, the bid is void, and all bid for the card
 * again.
 * @rules AH79 Questions and Answers A.7 · GF9-2019 Bene Gesserit sheet "Karama" ·
 */
export function shownGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  { faction, price, card, outcome }: ShownCard,
  at: number,
): readonly GameEvent[] {
  const lot = bidding.card?.lot ?? bidding.lots;
  const bid = { faction, amount: price };
  switch (outcome) {
    case 'asked':
      return offerToCancel(
        ctx,
        state,
        bidding.id,
        [{ kind: 'bought-as-karama', by: faction, lot, card: card.card }],
        at,
      );
    case 'standing':
      return boughtWith(state, bidding, bid, card);
    case 'cancelled':
      return [
        cardDiscarded(faction, card),
        ...(price > spiceFor(state, faction)
          ? [nextCardRevealed(lot, bidding.card?.bidders ?? [])]
          : boughtFor(ctx, state, bidding, bid)),
      ];
    default:
      return assertNever(outcome);
  }
}

/** Creates the event that puts the next card on auction. */
export const nextCardRevealed = (lot: number, bidders: readonly FactionId[]): GameEvent => ({
  type: 'NextCardRevealed',
  lot,
  bidders,
});

/**
 * Returns the events if nobody bids: the card and all cards after it go back on the deck in the same order.
 */
export const leftFrom = (
  state: GameState,
  bidding: BiddingActivity,
  lot: number,
  back: number,
): readonly GameEvent[] => [{ type: 'CardLeft', lot, back }, ended(state, bidding, back)];

/** Creates the event that ends the bidding. `left` is the number of cards that nobody wanted. */
export const ended = ({ turn }: GameState, { sold: cards }: BiddingActivity, left: number): GameEvent => ({
  type: 'BiddingEnded',
  turn,
  sold: cards,
  left,
});

/** Returns the further effects of a purchase: a power may draw another card, unless it is cancelled. */
export function purchaseGoesOn(
  ctx: Ctx,
  state: GameState,
  purchase: PurchaseActivity,
  { at, random }: Environment,
): readonly GameEvent[] {
  const { id, buyer, isTold, time } = purchase;
  if (!isTold) return time === null ? [{ type: 'PriceTold', purchase: id, time: timeFrom(at, TIME_TO_TELL) }] : [];
  // A faction with a full hand, or one that is silenced by now, draws no card. That is public, so there is
  // nothing to cancel.
  const room = hasRoom(ctx, state, buyer) && !saysNothing(state, buyer);
  const acts = room ? usesToOffer(ctx, state, purchase, ['card-bought']) : [];
  if (acts.length > 0) return offerToCancel(ctx, state, id, acts, at);
  const draws = activePowersOf(ctx, state, buyer).some((power) => power.drawsAfterPurchase === true);
  const cards = draws && room ? anotherCard(state, buyer, random) : [];
  // The purchase ends before the second card is drawn. So the log says of both cards only that a card was sold.
  const drawn = cards.length === 0 ? null : buyer;
  return [{ type: 'PurchaseOver', purchase: id, drawn, ...stopped(ctx, purchase) }, ...cards];
}

/** Returns the powers that stay cancelled after this purchase, until the bidding ends. @rules D 003 VI.B.5.l */
const stopped = ({ rules }: Ctx, { cancelled }: PurchaseActivity): { readonly stopped?: readonly AdvantageId[] } =>
  rules.additionalCardStopped === 'for-the-bidding' && cancelled.length > 0 ? { stopped: cancelled } : {};

/** Continues after the price was presented. */
export const priceIsHeard = (_ctx: Ctx, _state: GameState, { id }: PurchaseActivity): readonly GameEvent[] => [
  { type: 'PriceHeard', purchase: id },
];

function anotherCard(state: GameState, buyer: FactionId, random: Random): readonly GameEvent[] {
  const slot = `h${factionState(state, buyer).nextSlot}` as const;
  if (state.choices.components.treachery !== 'app') return [cardsDealt(buyer, [{ slot, card: 'unknown' }])];
  const { deck, events } = restocked(state, 1, random);
  const [top] = deck;
  return top === undefined ? [] : [...events, cardsDealt(buyer, [{ slot, card: top }])];
}

/** Returns the deck to deal from. If the deck is too short, the shuffled discards are put under it. */
export function restocked(
  state: GameState,
  wanted: number,
  random: Random,
): { readonly deck: readonly TreacheryTitle[]; readonly events: readonly GameEvent[] } {
  const { treacheryDeck } = state;
  const discards = allDiscards(state);
  if (treacheryDeck.length >= wanted || discards.length === 0) return { deck: treacheryDeck, events: [] };
  const deck = [...treacheryDeck, ...shuffled(discards, random)];
  return { deck, events: [discardsReshuffled(deck)] };
}
