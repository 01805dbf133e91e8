import type { GameState } from '../model/state.ts';
import { withoutKinds } from '../model/standing-orders.ts';
import type { Lifetime } from './feature.ts';
import { withFiled } from './instructions.ts';
import { recordUse } from './record-uses.ts';
import { undone } from './undo.ts';
import {
  subscribersOf,
  instructionEffectOf,
  standingOrdersUntil,
  endedLifetime,
  type RecordedEvent,
  reducerFor,
} from './registry.ts';

/**
 * Applies an event: first the reducer of its feature, then the subscriptions of others. Then it removes expired
 * standing orders. It reads no rules and refuses nothing. `state` is `null` only before the opening. The timeline
 * applies take-backs, because they need earlier positions.
 */
export function evolve(state: GameState | null, event: RecordedEvent): GameState {
  if (state !== null && event.type === 'UseUndone') return undone(state, event, evolve);
  const after = evolved(state, event);
  return state === null ? after : recordUse(state, event, after);
}

function evolved(state: GameState | null, event: RecordedEvent): GameState {
  const recorded = reducerFor(event)(state, event);
  const followed = subscribersOf(event).reduce((next, follow) => follow(next, event), recorded);
  const over = state === null ? null : endedLifetime(event, state);
  const after = over === null ? followed : withoutOrdersUntil(followed, over);
  switch (instructionEffectOf(event)) {
    case 'starts-afresh':
      return withFiled(after, ({ done }) => done);
    case 'stands-as-it-is':
      return withFiled(after, () => true);
    case undefined:
      return after;
  }
}

const withoutOrdersUntil = (state: GameState, over: Lifetime): GameState => ({
  ...state,
  standingOrders: withoutKinds(state.standingOrders, standingOrdersUntil(over)),
});
