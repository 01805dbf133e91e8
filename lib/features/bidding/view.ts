import { type Ctx, handLimitOf } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState, stormOrder } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { BiddingActivity, BiddingOwnView, BiddingPublicView, BiddingView } from './contract.ts';
import { handsRaised, hasClock, waitsForAll } from './clock.ts';
import { toNameBy } from './naming.ts';
import { highestBid } from './bid-order.ts';
import { paidTo } from './paying.ts';
import { passesAhead } from './standing-orders.ts';

/** Returns the public view of the bidding. After its end, returns the results until the phase ends. */
export function publicView(ctx: Ctx, state: GameState): BiddingPublicView {
  const { way: biddingWay, clock: biddingClock } = state.bidding;
  return { biddingWay, biddingClock, bidding: biddingView(ctx, state) };
}

function biddingView(ctx: Ctx, state: GameState): BiddingView | null {
  const running = findActivity(state, 'bidding');
  if (running !== null) return runningView(ctx, state, running);
  const { lastBidding: last, turn, phase } = state;
  if (last === null || last.turn !== turn || phase !== 'bidding') return null;
  const { way, sold, left } = last;
  return {
    way,
    lots: sold.length + left,
    sold,
    left,
    told: null,
    card: null,
    looksFirst: null,
    paidTo: paidTo(ctx, state),
    hands: handsOf(ctx, state),
  };
}

function runningView(ctx: Ctx, state: GameState, bidding: BiddingActivity): BiddingView {
  const { way, lots, sold, card } = bidding;
  return {
    way,
    lots,
    sold,
    left: null,
    told: toldNow(state),
    card:
      card === null
        ? null
        : {
            lot: card.lot,
            bidders: card.bidders,
            words: card.words,
            high: highestBid(card.words),
            awaited: card.awaited?.faction ?? null,
            // The minimum time for limits is not shown as a clock, because nobody passes at its end.
            time: hasClock(state, bidding) ? (card.awaited?.time ?? null) : null,
            // While the time for limits runs, nobody learns which seats have answered.
            in: waitsForAll({ way, card }) ? card.bidders.filter((faction) => hasCommitted(card.laid, faction)) : [],
            handsRaised: handsRaised(card),
          },
    looksFirst: looksFirst(ctx, state),
    paidTo: paidTo(ctx, state),
    hands: handsOf(ctx, state),
  };
}

/**
 * Returns the faction that looks at the card first. Returns `null` if phones show the card. With a physical deck
 * everybody sees that a player shows the card to that faction.
 */
function looksFirst(ctx: Ctx, state: GameState): FactionId | null {
  if (state.choices.components.treachery === 'app') return null;
  return stormOrder(state).find((faction) => looksAtCards(ctx, state, faction)) ?? null;
}

const looksAtCards = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some((power) => power.looksAtCardsForSale === true);

/** Returns the price that the screen presents now. */
function toldNow(state: GameState): BiddingView['told'] {
  const purchase = findActivity(state, 'purchase');
  return purchase === null || purchase.time === null ? null : { price: purchase.price, time: purchase.time };
}

/**
 * Returns the sizes of hands.
 * @rules AH79 VIII.B · GF9-2019 Phase 4: how many cards each holds is said before the bidding.
 */
const handsOf = (ctx: Ctx, state: GameState): BiddingView['hands'] =>
  stormOrder(state).map((faction) => ({
    faction,
    cards: factionState(state, faction).hand.length,
    limit: handLimitOf(ctx, faction),
  }));

/** Returns the card on auction for a faction that may look at it, and physical cards that it may name. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): BiddingOwnView {
  const bidding = findActivity(state, 'bidding');
  const isUp = bidding !== null && bidding.card !== null && looksAtCards(ctx, state, faction);
  return {
    passesAhead: passesAhead(state, faction),
    cardForSale: isUp ? (bidding.row?.[0] ?? null) : null,
    cardsToName: toNameBy(state, faction).map(({ lot, second, slot }) => ({ lot, second, own: slot !== null })),
  };
}
