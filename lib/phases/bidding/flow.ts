/** The flow of the bidding: a row of cards, and card by card who has it. */
import { alliesOf, factionOf } from '../../table/position.ts';
import { assertNever } from '../../core/assert-never.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { cardDiscarded, cardsDealt, discardsReshuffled } from '../../pieces/made.ts';
import type { Moment } from '../../play/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { powersInForce } from '../../powers/in-force.ts';
import { askedToInterfere } from '../../powers/interfering.ts';
import { actsToSettle } from '../../powers/stopping.ts';
import { committedBy, hasCommitted } from '../../table/commitments.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import { orderOf } from '../../table/standing-orders.ts';
import type { GameState } from '../../table/state.ts';
import type { PlayedCard, TreacheryTitle } from '../../table/treachery.ts';
import { timeFor } from './clock.ts';
import type {
  Bid,
  BidLimit,
  BiddingActivity,
  BidTime,
  CardUnderTheHammer,
  Paid,
  PurchaseActivity,
  ShownCard,
} from './contract.ts';
import { biddersForNext, hasRoom, highestBid, nextToBid } from './order.ts';
import { mayBeStopped, payingCard } from './payment.ts';
import { nextToPass, passTimed } from './prepared.ts';
import { spiceFor } from './means.ts';
import { meansOf, paidFor, paymentFor, stoppedIncome } from './paying.ts';
import { soldByLimits, soldBySealedBids } from './price.ts';

/** Everybody thinks so long about a card, whatever they want (ms). */
const TIME_TO_THINK = 10_000;
/** Five even beats to the price, and one to take it in (ms); the same whatever it is. */
const TIME_TO_TELL = 4_800;

/** Carries the bidding to the next word that somebody owes. @rules AH79 VIII · GF9-2019 Phase 4 · R-154 */
export function goesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  { at, random }: Moment,
): readonly GameEvent[] {
  const { row, card, way } = bidding;
  if (row === null) return laidOut(state, bidding.able.length, random);
  if (card === null) return nextCard(ctx, state, bidding, row.length, at);
  if (card.shown !== null) return shownGoesOn(ctx, state, bidding, card.shown, at);
  const able = card.bidders.filter((faction) => hasRoom(ctx, state, faction));
  if (able.length < card.bidders.length) return bidForAnew(state, bidding, card.lot, row.length, able);
  switch (way) {
    case 'open':
      return openGoesOn(ctx, state, bidding, card, at);
    case 'silent':
      return silentGoesOn(ctx, state, bidding, card, at);
    case 'sealed':
      return sealedGoesOn(ctx, state, bidding, card, at);
    case 'aloud':
      return [];
    default:
      return assertNever(way);
  }
}

/** Until when time runs: for whoever is asked, or to a pass that is prepared. */
export function timeRunsUntil({ card }: BiddingActivity): number | null {
  const deadline = card?.awaited?.time?.deadline ?? null;
  const pass = card === null ? null : nextToPass(card);
  return pass === null ? deadline : Math.min(pass.at, deadline ?? pass.at);
}

/**
 * A pass that was prepared is said; or the time of whoever is asked is over: who was slow has passed, who has thought
 * enough thinks no longer.
 */
export function timeIsOver(_ctx: Ctx, _state: GameState, bidding: BiddingActivity): readonly GameEvent[] {
  const { card, way } = bidding;
  const pass = card === null ? null : nextToPass(card);
  if (pass !== null && pass.at === timeRunsUntil(bidding)) return [saidAsPrepared(way, pass.faction)];
  const awaited = card?.awaited ?? null;
  if (card === null || awaited === null) return [];
  const { faction } = awaited;
  return faction === null ? [{ type: 'ThinkingOver', lot: card.lot }] : [{ type: 'BidSaid', faction, amount: null }];
}

const saidAsPrepared = (way: BiddingActivity['way'], faction: FactionId): GameEvent =>
  way === 'sealed'
    ? { type: 'BidLaidDown', faction, bid: { limit: 0, keeps: false, sparesAlly: false } }
    : { type: 'BidSaid', faction, amount: null };

/** One card for each who may bid; an empty deck is made of the shuffled discards first, and there may be fewer. */
function laidOut(state: GameState, wanted: number, random: Random): readonly GameEvent[] {
  if (state.choices.components.treachery !== 'app')
    return [{ type: 'CardsLaidOut', row: Array.from({ length: wanted }, () => 'unknown' as const) }];
  const { deck, events } = restocked(state, wanted, random);
  return [...events, { type: 'CardsLaidOut', row: deck.slice(0, wanted) }];
}

/** The deck as it is dealt from: with the discards under it where it is too short. */
function restocked(
  { treacheryDeck, discards }: GameState,
  wanted: number,
  random: Random,
): { readonly deck: readonly TreacheryTitle[]; readonly events: readonly GameEvent[] } {
  if (treacheryDeck.length >= wanted || discards.length === 0) return { deck: treacheryDeck, events: [] };
  const deck = [...treacheryDeck, ...shuffled(discards, random)];
  return { deck, events: [discardsReshuffled(deck)] };
}

/** The next card comes up, and whoever may looks at it first; where none is left, or nobody may bid, it is over. */
function nextCard(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  left: number,
  at: number,
): readonly GameEvent[] {
  const bidders = biddersForNext(ctx, state, bidding);
  const lot = bidding.lots - left + 1;
  if (left === 0) return [ended(state, bidding, 0)];
  if (bidders.length === 0) return leftFrom(state, bidding, lot, left);
  const acts = lot === 1 ? actsToSettle(ctx, state, bidding, ['cards-for-sale']) : [];
  if (acts.length > 0) return askedToInterfere(ctx, state, bidding.id, acts, at);
  return [comesUp(lot, bidders), ...seenBy(ctx, state, bidding, lot)];
}

/** A hand was told anew and is full: those who are left bid for the card once more. */
const bidForAnew = (
  state: GameState,
  bidding: BiddingActivity,
  lot: number,
  left: number,
  bidders: readonly FactionId[],
): readonly GameEvent[] => (bidders.length === 0 ? leftFrom(state, bidding, lot, left) : [comesUp(lot, bidders)]);

const seenBy = (ctx: Ctx, state: GameState, { row }: BiddingActivity, lot: number): readonly GameEvent[] =>
  state.factions
    .filter(({ faction }) => powersInForce(ctx, state, faction).some((power) => power.looksAtCardsForSale === true))
    .map(({ faction }) => ({ type: 'CardForSaleSeen', faction, lot, card: row?.[0] ?? 'unknown' }));

function openGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  card: CardUnderTheHammer,
  at: number,
): readonly GameEvent[] {
  const { bidders, words, awaited } = card;
  if (awaited !== null) return awaited.faction === null ? [] : passTimed(state, card, [awaited.faction], at);
  const faction = nextToBid(bidders, words);
  if (faction === null) return sold(ctx, state, bidding, highestBid(words));
  return [{ type: 'BidAwaited', faction, time: bidding.clock ? timeFor(card, at, ctx.rules.bidTime * 1000) : null }];
}

/** All think for the same time, whoever has said something: when it is over tells nothing of anybody. */
function silentGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  { awaited, isOver, bidders, laid }: CardUnderTheHammer,
  at: number,
): readonly GameEvent[] {
  if (awaited === null) return [{ type: 'BidAwaited', faction: null, time: timeFrom(at, TIME_TO_THINK) }];
  if (!isOver) return [];
  const limits = bidders.map((faction) => {
    const { limit, sparesAlly } = committedBy(laid, faction) ?? standing(state, faction);
    return {
      faction,
      limit: Math.min(limit, meansOf(ctx, state, faction)),
      spares: sparesAlly ? alliesOf(state, faction) : [],
    };
  });
  return sold(ctx, state, bidding, soldByLimits(limits));
}

/** What stands for whoever says nothing of this card. */
function standing({ standingOrders }: GameState, faction: FactionId): Pick<BidLimit, 'limit' | 'sparesAlly'> {
  return orderOf(standingOrders, faction, 'bid-limit') ?? { limit: 0, sparesAlly: false };
}

function sealedGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  card: CardUnderTheHammer,
  at: number,
): readonly GameEvent[] {
  const { lot, bidders, laid } = card;
  const silent = bidders.filter((faction) => !hasCommitted(laid, faction));
  if (silent.length > 0) return passTimed(state, card, silent, at);
  // A purse may have been counted anew since, or a pledge taken back.
  const bids = bidders.map((faction): Bid => {
    const bid = committedBy(laid, faction)?.limit ?? 0;
    return { faction, amount: Math.min(bid, meansOf(ctx, state, faction)) };
  });
  return [{ type: 'BidsTurnedOver', lot, bids }, ...sold(ctx, state, bidding, soldBySealedBids(bids))];
}

/** The card goes to the buyer and its price to the payee; nobody's, it goes back with all after it. */
export function sold(ctx: Ctx, state: GameState, bidding: BiddingActivity, bid: Bid | null): readonly GameEvent[] {
  const { card, row } = bidding;
  if (card === null || row === null) return [];
  if (bid === null) return leftFrom(state, bidding, card.lot, row.length);
  const { faction, amount: price } = bid;
  const karama = payingCard(ctx, state, faction);
  if (karama === null) return boughtFor(ctx, state, bidding, bid);
  return mayBeStopped(ctx, karama)
    ? [{ type: 'KaramaShown', faction, lot: card.lot, price, card: karama }]
    : boughtWith(state, bidding, bid, karama);
}

function boughtFor(ctx: Ctx, state: GameState, bidding: BiddingActivity, bid: Bid): readonly GameEvent[] {
  const paid = paymentFor(ctx, state, bid.faction, bid.amount);
  return [
    cardSold(bidding, bid, paid),
    ...paidFor(bid, paid),
    ...stoppedIncome(ctx, bidding, bid.faction).map((advantage): GameEvent => ({ type: 'StopSpent', advantage })),
    taken(state, bidding, bid),
  ];
}

/** With a Karama the buyer pays nobody, whatever was bid. @rules AH79 Player Aid Pad B.6 · */
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
  cardsDealt(faction, [{ slot: `h${factionOf(state, faction).nextSlot}`, card: row?.[0] ?? 'unknown' }]);

/**
 * A card that is no Karama pays as one unless a Karama stops that; then it is spent all the same, and its owner pays in
 * spice. Who has not so much has bid in vain, and all bid for the card once more.
 * @rules AH79 Questions and Answers A.7 · GF9-2019 Bene Gesserit sheet "Karama" ·
 */
function shownGoesOn(
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
      return askedToInterfere(
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
          ? [comesUp(lot, bidding.card?.bidders ?? [])]
          : boughtFor(ctx, state, bidding, bid)),
      ];
    default:
      return assertNever(outcome);
  }
}

const comesUp = (lot: number, bidders: readonly FactionId[]): GameEvent => ({ type: 'CardComesUp', lot, bidders });

/** Nobody bids: the card and all after it go back on the deck as they lie. @rules AH79 VIII.G · GF9-2019 Phase 4 · R-154 */
const leftFrom = (state: GameState, bidding: BiddingActivity, lot: number, back: number): readonly GameEvent[] => [
  { type: 'CardLeft', lot, back },
  ended(state, bidding, back),
];

const ended = ({ turn }: GameState, { sold: cards }: BiddingActivity, left: number): GameEvent => ({
  type: 'BiddingEnded',
  turn,
  sold: cards,
  left,
});

const timeFrom = (at: number, milliseconds: number): BidTime => ({ opened: at, deadline: at + milliseconds });

/** What a purchase brings besides: another card from the deck, where a power says so and nobody stops it. */
export function purchaseGoesOn(
  ctx: Ctx,
  state: GameState,
  purchase: PurchaseActivity,
  { at, random }: Moment,
): readonly GameEvent[] {
  const { id, buyer, isTold, time } = purchase;
  if (!isTold) return time === null ? [{ type: 'PriceTold', purchase: id, time: timeFrom(at, TIME_TO_TELL) }] : [];
  // Whose hand is full draws nothing, as all can see, and nothing can be stopped.
  const room = hasRoom(ctx, state, buyer);
  const acts = room ? actsToSettle(ctx, state, purchase, ['card-bought']) : [];
  if (acts.length > 0) return askedToInterfere(ctx, state, id, acts, at);
  const draws = powersInForce(ctx, state, buyer).some((power) => power.drawsAfterPurchase === true);
  const cards = draws && room ? drawn(state, buyer, random) : [];
  // The purchase is over first: so the log tells of this card, and of the one that was bought only that it was sold.
  return [{ type: 'PurchaseOver', purchase: id, drawn: cards.length === 0 ? null : buyer }, ...cards];
}

/** The price has been told. */
export const priceIsHeard = (_ctx: Ctx, _state: GameState, { id }: PurchaseActivity): readonly GameEvent[] => [
  { type: 'PriceHeard', purchase: id },
];

function drawn(state: GameState, buyer: FactionId, random: Random): readonly GameEvent[] {
  const slot = `h${factionOf(state, buyer).nextSlot}` as const;
  if (state.choices.components.treachery !== 'app') return [cardsDealt(buyer, [{ slot, card: 'unknown' }])];
  const { deck, events } = restocked(state, 1, random);
  const [top] = deck;
  return top === undefined ? [] : [...events, cardsDealt(buyer, [{ slot, card: top }])];
}
