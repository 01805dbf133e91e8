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

/** Sets it, or takes it back; said again it changes nothing. Refuses `no-traitor-of-yours`. */
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

/** Whoever its owner has in pay no more, by its own word or another deal, is not called: that ends without a word. */
export const ended = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }) =>
    preparedBy(state, faction)
      // "Whoever it is" can be said before Mentat knows who that is.
      .filter((against) => against !== 'whoever' && !isInPay(state, faction, against))
      .map((against): GameEvent => ({ type: 'CallPrepared', faction, against, on: false })),
  );

/** Records it; nothing prepared is no order. */
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
