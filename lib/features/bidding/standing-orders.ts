/**
 * “Pass for this card” or “for the rest”: a prepared answer for bidding in turn. An immediate pass would show everyone
 * that it was prepared, and so would a constant delay. So the pass takes as long as a tap, with a new random time for
 * each pass (`timeOfPreparedAnswer`). Until then its owner is asked and awaited like any other bidder, and may still
 * bid. With secret limits, staying out for every card has the same effect.
 */
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import { timeOfPreparedAnswer } from '../../model/prepared-answers.ts';
import { standingOrderOf, withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Environment } from '../../kernel/feature.ts';
import type { BiddingCommand, CardOnAuction, PassAhead, PassTime } from './contract.ts';

const KIND = 'passes-bids';

/** Prepares or withdraws a pass. A repeated setting changes nothing. Refuses `not-on-auction`. */
export function decidePreparePass(
  state: GameState,
  faction: FactionId,
  { lot, passes }: Extract<BiddingCommand, { readonly type: 'PreparePass' }>,
): Decision {
  if (findActivity(state, 'bidding')?.card?.lot !== lot) return refused({ code: 'not-on-auction' });
  if (passesAhead(state, faction) === passes) return accepted();
  return accepted({ type: 'PassPrepared', faction, lot, passes });
}

/** Returns the cards for which this faction passes in advance now. */
export function passesAhead(state: GameState, faction: FactionId): PassAhead {
  const order = standingOrderOf(state.standingOrders, faction, KIND);
  if (order === null) return 'no';
  if (order.lot === null) return 'rest';
  return order.lot === findActivity(state, 'bidding')?.card?.lot ? 'card' : 'no';
}

/**
 * Returns the event that fixes the time of the next prepared pass. The pass belongs to a bidder who is asked now.
 * Returns no event if there is no such pass.
 */
export function passTimed(
  state: GameState,
  { lot, passing }: CardOnAuction,
  asked: readonly FactionId[],
  { at, random }: Environment,
): readonly GameEvent[] {
  const isTimed = (faction: FactionId) => passing.some((one) => one.faction === faction);
  const faction = asked.find((one) => !isTimed(one) && passesAhead(state, one) !== 'no');
  return faction === undefined ? [] : [{ type: 'PassTimed', faction, lot, at: timeOfPreparedAnswer(at, random) }];
}

/** Returns the prepared pass with the earliest time, or `null`. */
export const nextToPass = ({ passing }: CardOnAuction): PassTime | null =>
  passing.reduce<PassTime | null>((next, one) => (next === null || one.at < next.at ? one : next), null);

/** Records a prepared pass. A time that was fixed for an earlier pass no longer counts. */
export function withPassPrepared(state: GameState, faction: FactionId, lot: number, passes: PassAhead): GameState {
  const { standingOrders } = state;
  return {
    ...state,
    standingOrders:
      passes === 'no'
        ? withoutStandingOrder(standingOrders, faction, KIND)
        : withStandingOrder(standingOrders, faction, { kind: KIND, lot: passes === 'card' ? lot : null }),
  };
}

/** Removes the prepared pass of a faction that bids, or withdraws a bid. */
export const withoutPass = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutStandingOrder(state.standingOrders, faction, KIND),
});
