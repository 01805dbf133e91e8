import type { FactionId } from '../../../model/factions.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { playersOf } from '../players.ts';
import { accessHandOf, accessIdsOf, asHeld, faceOf } from './cards.ts';
import { orderOfReading } from './strongholds.ts';
import type {
  AccessAuctionView,
  AccessId,
  AccessOwnView,
  AccessTrade,
  AccessTradeView,
  AccessView,
  SeenAccessCard,
  TradedCards,
} from './contract.ts';
import { tradeIdFor } from './trades.ts';

/** Returns what everybody sees of the access cards: numbers, prices and buyers, but no faces. */
export function accessView(ctx: Ctx, state: GameState): AccessView | null {
  const { access } = state;
  if (access === null) return null;
  const trading = findActivity(state, 'access-trading');
  return {
    cardsLeft: access.deck.length,
    hands: playersOf(ctx, state).map((faction) => ({ faction, cards: accessIdsOf(state, faction).length })),
    sold: access.sold,
    auction: auctionView(state),
    trading: trading === null ? null : { until: trading.until, ready: trading.ready },
    claimed: findActivity(state, 'claims')?.claims.map(({ faction }) => faction) ?? null,
    readings: access.readings,
    startsFreely: findActivity(state, 'free-start')?.faction ?? null,
    readingOrder: orderOfReading(ctx),
    forfeited: asHeld(state, findActivity(state, 'rapid-access')?.forfeited ?? []),
  };
}

function auctionView(state: GameState): AccessAuctionView | null {
  const auction = findActivity(state, 'access-auction');
  if (auction === null) return null;
  const { harvest, order, row, sold, limits, lookedAt } = auction;
  return { harvest, order, row, sold, in: limits.map(({ faction }) => faction), lookedAt: lookedAt !== null };
}

/** Returns the hand of a faction, the faces of other cards that it has seen, and its open trades. */
export const accessMine = (state: GameState, faction: FactionId): AccessOwnView => ({
  accessHand: accessHandOf(state, faction),
  accessSeen: seenBy(state, faction),
  accessTrades: (findActivity(state, 'access-trading')?.trades ?? [])
    .filter(({ by, to }) => faction === by || faction === to)
    .map((trade) => tradeFor(state, trade, faction)),
});

function seenBy(state: GameState, faction: FactionId): readonly SeenAccessCard[] {
  const { access } = state;
  if (access === null) return [];
  const ids = new Set(access.seen.filter(({ by }) => by === faction).map(({ id }) => id));
  return [...ids].map((id) => ({
    id,
    card: faceOf(state, id),
    buyer: access.sold.find((sale) => sale.id === id)?.buyer ?? null,
  }));
}

/**
 * Returns a trade without the covered cards of the other side. Even the numbers of these cards are left out, because a
 * reader may know the face of a number.
 */
function tradeFor(state: GameState, trade: AccessTrade, faction: FactionId): AccessTradeView {
  const { by, to, gives, givesShown, wants, returns, returnsShown } = trade;
  return {
    id: tradeIdFor(state, trade, faction),
    by,
    to,
    gives: sideFor(state, gives, givesShown, faction === by),
    wants,
    returns: returns === null ? null : sideFor(state, returns, returnsShown, faction === to),
  };
}

const sideFor = (state: GameState, ids: readonly AccessId[], shown: boolean, own: boolean): TradedCards => ({
  count: ids.length,
  shown,
  cards: own || shown ? asHeld(state, ids) : null,
});
