/** The bidders, their order, and the next bidder. */
import { isSilenced } from '../../model/silenced.ts';
import { type Ctx, handLimitOf } from '../../powers/ctx.ts';
import { turnOrder } from '../../powers/turn-order.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { Bid, BiddingActivity, BidWord } from './contract.ts';

/** Returns the factions whose hands have room, in the order of play. @rules AH79 VIII.B · GF9-2019 Phase 4 · R-154 */
export const ableToBid = (ctx: Ctx, state: GameState): readonly FactionId[] =>
  turnOrder(ctx, state, 'bidding').filter((faction) => mayBuy(ctx, state, faction));

/** Whether a hand is below its limit. The sizes of hands are public in this phase. */
export const hasRoom = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  factionState(state, faction).hand.length < handLimitOf(ctx, faction);

/** Whether a faction may buy a card now: its hand has room, and no card that another faction played forbids it. */
export const mayBuy = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  hasRoom(ctx, state, faction) && !isSilenced(state, faction);

/**
 * Returns the bidders for the next card, the opener first: the first player, or the seat to the right of the last
 * opener. A faction whose hand was full and has room again may bid, unless the table's rules exclude the faction.
 * @rules AH79 VIII.A, C–D · GF9-2019 Phase 4 "Auction" ·
 */
export function biddersForNext(
  ctx: Ctx,
  state: GameState,
  { able, lastOpener }: BiddingActivity,
): readonly FactionId[] {
  const order = turnOrder(ctx, state, 'bidding');
  const from = lastOpener === null ? 0 : order.indexOf(lastOpener) + 1;
  return [...order.slice(from), ...order.slice(0, from)].filter(
    (faction) => mayBuy(ctx, state, faction) && (!ctx.rules.fullHandsAreOutForRound || able.includes(faction)),
  );
}

/** Returns the highest bid so far; `null` if there is no bid. */
export function highestBid(words: readonly BidWord[]): Bid | null {
  const high = words.findLast(({ amount }) => amount !== null);
  return high === undefined || high.amount === null ? null : { faction: high.faction, amount: high.amount };
}

/**
 * Returns the next bidder. Returns `null` when all other bidders have passed since the last bid, or when all bidders
 * have passed without a bid. A faction that has passed may bid again.
 */
export function nextToBid(bidders: readonly FactionId[], words: readonly BidWord[]): FactionId | null {
  const high = words.findLastIndex(({ amount }) => amount !== null);
  const passes = words.length - 1 - high;
  if (passes >= bidders.length - (high < 0 ? 0 : 1)) return null;
  const last = words.at(-1);
  return bidders[last === undefined ? 0 : (bidders.indexOf(last.faction) + 1) % bidders.length] ?? null;
}
