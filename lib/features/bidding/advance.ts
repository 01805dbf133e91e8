/** The course of the bidding: a row of cards, and the bids card by card. */
import { alliesOf } from '../../model/selectors.ts';
import { assertNever } from '../../core/assert-never.ts';
import type { Random } from '../../core/random.ts';
import type { Environment } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers, activePowersOf } from '../../powers/in-force.ts';
import { offerToCancel } from '../../pieces/karama.ts';
import { usesToOffer } from '../../powers/cancelling.ts';
import { commitmentOf, hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import { hasClock, nextTick, timeFor, timeFrom } from './clock.ts';
import type { Bid, BidLimit, BiddingActivity, CardOnAuction } from './contract.ts';
import { biddersForNext, highestBid, mayBuy, nextToBid } from './bid-order.ts';
import { nextToPass, passTimed } from './standing-orders.ts';
import { meansOf } from './paying.ts';
import { soldByLimits, soldBySealedBids } from './price.ts';
import { nextCardRevealed, ended, leftFrom, restocked, shownGoesOn, sold } from './sale.ts';

/** How long the seats without a secret bid stay unnamed (ms). If all seats have bid, the card is sold earlier. */
const NAMES_AFTER = 10_000;

/** Returns the events of the bidding up to the next bid. @rules AH79 VIII · GF9-2019 Phase 4 · R-154 */
export function advance(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  moment: Environment,
): readonly GameEvent[] {
  const { at, random } = moment;
  const { row, card, way } = bidding;
  if (row === null) return laidOut(state, bidding.able.length, random);
  if (card === null) return nextCard(ctx, state, bidding, row.length, at);
  if (card.shown !== null) return shownGoesOn(ctx, state, bidding, card.shown, at);
  const able = card.bidders.filter((faction) => mayBuy(ctx, state, faction));
  if (able.length < card.bidders.length) return bidForAnew(state, bidding, card.lot, row.length, able);
  switch (way) {
    case 'open':
      return openGoesOn(ctx, state, bidding, card, moment);
    case 'silent':
      return silentGoesOn(ctx, state, bidding, card, at);
    case 'sealed':
      return sealedGoesOn(ctx, state, bidding, card, moment);
    case 'aloud':
      return [];
    default:
      return assertNever(way);
  }
}

/** Returns when the visible clock ends (server time, ms); `null` while no clock runs. */
export const clockRunsUntil = ({ card }: BiddingActivity): number | null => card?.awaited?.time?.deadline ?? null;

/**
 * Returns the next deadline (server time, ms): a tick, the end of the clock, or the time of a prepared pass, which is
 * secret.
 */
export function timeRunsUntil(bidding: BiddingActivity): number | null {
  const { card } = bidding;
  const deadline = card?.awaited?.tick ?? clockRunsUntil(bidding);
  const pass = card === null ? null : nextToPass(card);
  return pass === null ? deadline : Math.min(pass.at, deadline ?? pass.at);
}

/**
 * Returns the events at a deadlineof a prepared pass, of the printed clock, or of the minimum time for limits.
 */
export function timeIsOver(_ctx: Ctx, state: GameState, bidding: BiddingActivity): readonly GameEvent[] {
  const { card, way } = bidding;
  const pass = card === null ? null : nextToPass(card);
  if (pass !== null && pass.at === timeRunsUntil(bidding)) return [saidAsPrepared(way, pass.faction)];
  const awaited = card?.awaited ?? null;
  if (card === null || awaited === null) return [];
  const { faction, time, tick } = awaited;
  if (faction !== null) return [{ type: 'BidSaid', faction, amount: null }];
  if (tick !== null && time !== null && !haveAllAnswers(state, card))
    return [{ type: 'BidAwaited', faction: null, time, tick: nextTick(state, time, tick) }];
  return tick !== null || hasClock(state, bidding)
    ? [{ type: 'ThinkingOver', lot: card.lot }]
    : waitsForLimits(state, card);
}

/** Whether every bidder has made a secret bid for the card, or keeps a limit from an earlier card. */
const haveAllAnswers = (state: GameState, { bidders, laid }: CardOnAuction): boolean =>
  bidders.every(
    (faction) => hasCommitted(laid, faction) || standingOrderOf(state.standingOrders, faction, 'bid-limit') !== null,
  );

/**
 * Returns the events after the minimum time. Limits from an earlier card count now. The table waits for every other
 * seat, without a clock.
 */
const waitsForLimits = (state: GameState, { bidders, laid }: CardOnAuction): readonly GameEvent[] => [
  ...bidders.flatMap((faction): readonly GameEvent[] => {
    const kept = standingOrderOf(state.standingOrders, faction, 'bid-limit');
    if (kept === null || hasCommitted(laid, faction)) return [];
    const { limit, sparesAlly } = kept;
    return [{ type: 'BidLaidDown', faction, bid: { limit, keeps: true, sparesAlly } }];
  }),
  { type: 'BidAwaited', faction: null, time: null, tick: null },
];

const saidAsPrepared = (way: BiddingActivity['way'], faction: FactionId): GameEvent =>
  way === 'sealed'
    ? { type: 'BidLaidDown', faction, bid: { limit: 0, keeps: false, sparesAlly: false } }
    : { type: 'BidSaid', faction, amount: null };

/**
 * Returns the row: one card for each bidder. The shuffled discards refill an empty deck, and the row may have fewer
 * cards than bidders.
 */
function laidOut(state: GameState, wanted: number, random: Random): readonly GameEvent[] {
  if (state.choices.components.treachery !== 'app')
    return [{ type: 'CardsLaidOut', row: Array.from({ length: wanted }, () => 'unknown' as const) }];
  const { deck, events } = restocked(state, wanted, random);
  return [...events, { type: 'CardsLaidOut', row: deck.slice(0, wanted) }];
}

/**
 * Returns the events that put the next card up for sale. Factions with a power see the card first. If no card or no
 * bidder is left, the bidding ends.
 */
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
  const begun = lot === 1 ? interlude(ctx, state) : [];
  if (begun.length > 0) return begun;
  if (bidders.length === 0) return leftFrom(state, bidding, lot, left);
  const acts = lot === 1 ? usesToOffer(ctx, state, bidding, ['cards-for-sale']) : [];
  if (acts.length > 0) return offerToCancel(ctx, state, bidding.id, acts, at);
  return [nextCardRevealed(lot, bidders), ...seenBy(ctx, state, bidding, lot)];
}

/** Returns the events of the next power that acts before the first card is offered; none after the last one. */
const interlude = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  activePowers(ctx, state)
    .map((power) => power.beforeFirstCard?.({ state }) ?? [])
    .find((events) => events.length > 0) ?? [];

/** Returns the events after a buyer's hand turned out to be full: the other bidders bid for the card again. */
const bidForAnew = (
  state: GameState,
  bidding: BiddingActivity,
  lot: number,
  left: number,
  bidders: readonly FactionId[],
): readonly GameEvent[] =>
  bidders.length === 0 ? leftFrom(state, bidding, lot, left) : [nextCardRevealed(lot, bidders)];

const seenBy = (ctx: Ctx, state: GameState, { row }: BiddingActivity, lot: number): readonly GameEvent[] =>
  state.factions
    .filter(({ faction }) => activePowersOf(ctx, state, faction).some((power) => power.looksAtCardsForSale === true))
    .map(({ faction }) => ({ type: 'CardForSaleSeen', faction, lot, card: row?.[0] ?? 'unknown' }));

function openGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  card: CardOnAuction,
  moment: Environment,
): readonly GameEvent[] {
  const { lot, bidders, words, awaited } = card;
  const high = highestBid(words);
  // After a new count of spice or the end of an alliance, the highest bidder may have too little spice. Then the bid is
  // void, and all bidders bid again.
  if (high !== null && high.amount > meansOf(ctx, state, high.faction)) return [nextCardRevealed(lot, bidders)];
  if (awaited !== null) return awaited.faction === null ? [] : passTimed(state, card, [awaited.faction], moment);
  const faction = nextToBid(bidders, words);
  if (faction === null) return sold(ctx, state, bidding, high);
  const time = hasClock(state, bidding) ? timeFor(card, moment.at, printedTime(ctx)) : null;
  return [{ type: 'BidAwaited', faction, time, tick: null }];
}

/** Returns the printed time for a bid (ms). @rules AH79 VIII.H · GF9-2019 Phase 4 "Time Limit" */
const printedTime = (ctx: Ctx): number => ctx.rules.bidTime * 1000;

/**
 * Returns the events of a silent auction. Limits stay open for at least the shortest time. Then the card is sold at the
 * first tick at which every bidder has an answer, or when the printed clock ends. Without that clock the table waits
 * for every bidder, and names the missing seats after 10 s. So the time of the sale does not show when a single seat
 * answered.
 */
function silentGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  { lot, awaited, isOver, bidders, laid }: CardOnAuction,
  at: number,
): readonly GameEvent[] {
  if (awaited === null) return [secretBidsAwaited(ctx, state, bidding, at)];
  if (!isOver) {
    const isClosed = awaited.time === null && bidders.every((faction) => hasCommitted(laid, faction));
    return isClosed ? [{ type: 'ThinkingOver', lot }] : [];
  }
  const limits = bidders.map((faction) => {
    const { limit, sparesAlly } = commitmentOf(laid, faction) ?? standing(state, faction);
    return {
      faction,
      limit: Math.min(limit, meansOf(ctx, state, faction)),
      spares: sparesAlly ? alliesOf(state, faction) : [],
    };
  });
  return sold(ctx, state, bidding, soldByLimits(limits));
}

/** Returns the event that asks all bidders at once. While this time runs, nobody learns which seats have answered. */
function secretBidsAwaited(ctx: Ctx, state: GameState, bidding: BiddingActivity, at: number): GameEvent {
  const time = timeFrom(at, hasClock(state, bidding) ? printedTime(ctx) : NAMES_AFTER);
  return { type: 'BidAwaited', faction: null, time, tick: nextTick(state, time, at) };
}

/** Returns the limit from an earlier card that still holds, for a bidder without an answer for this card. */
function standing({ standingOrders }: GameState, faction: FactionId): Pick<BidLimit, 'limit' | 'sparesAlly'> {
  return standingOrderOf(standingOrders, faction, 'bid-limit') ?? { limit: 0, sparesAlly: false };
}

function sealedGoesOn(
  ctx: Ctx,
  state: GameState,
  bidding: BiddingActivity,
  card: CardOnAuction,
  moment: Environment,
): readonly GameEvent[] {
  const { lot, bidders, laid, awaited, isOver } = card;
  // With fixed times the bids are revealed when the last bid arrives, and everybody sees which seats have sealed a bid.
  if (awaited === null && !state.questionTime.isFixed) return [secretBidsAwaited(ctx, state, bidding, moment.at)];
  const silent = bidders.filter((faction) => !hasCommitted(laid, faction));
  if (silent.length > 0) return passTimed(state, card, silent, moment);
  if (!isOver && awaited !== null && awaited.time !== null) return [];
  // The bidder may have counted its spice again, or an ally may have withdrawn a pledge.
  const bids = bidders.map((faction): Bid => {
    const bid = commitmentOf(laid, faction)?.limit ?? 0;
    return { faction, amount: Math.min(bid, meansOf(ctx, state, faction)) };
  });
  return [{ type: 'BidsTurnedOver', lot, bids }, ...sold(ctx, state, bidding, soldBySealedBids(bids))];
}
