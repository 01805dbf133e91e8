import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';
import { factionState } from '../../model/selectors.ts';
import { withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { StandingCallsCommand, PreparedCall } from './contract.ts';
import { preparedBy } from './api.ts';

const KIND = 'calls-traitor';

/** Sets or withdraws a standing call; a repeated setting changes nothing. Refuses `no-traitor-of-yours`. */
export function decidePrepareCall(
  state: GameState,
  faction: FactionId,
  { against, on }: StandingCallsCommand,
): Decision {
  if (preparedBy(state, faction).includes(against) === on) return accepted();
  if (against !== 'whoever' && !isInPay(state, faction, against))
    return refused({ code: 'no-traitor-of-yours', leader: against });
  return accepted({ type: 'CallPrepared', faction, against, on });
}

/** Drops standing calls for leaders that are no longer the owner's traitors. The log does not mention that. */
export const ended = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }) =>
    preparedBy(state, faction)
      // “Any traitor” can be set before Mentat knows the traitors.
      .filter((against) => against !== 'whoever' && !isInPay(state, faction, against))
      .map((against): GameEvent => ({ type: 'CallPrepared', faction, against, on: false })),
  );

/** Records a standing call. If no call is left, the order is removed. */
export function withCallPrepared(state: GameState, faction: FactionId, against: PreparedCall, on: boolean): GameState {
  const others = preparedBy(state, faction).filter((one) => one !== against);
  const all = on ? [...others, against] : others;
  return {
    ...state,
    standingOrders:
      all.length === 0
        ? withoutStandingOrder(state.standingOrders, faction, KIND)
        : withStandingOrder(state.standingOrders, faction, { kind: KIND, against: all }),
  };
}

function isInPay(state: GameState, faction: FactionId, leader: LeaderId): boolean {
  const { traitors } = factionState(state, faction);
  return traitors !== 'unknown' && traitors.includes(leader);
}
