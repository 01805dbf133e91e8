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
 * Records what happened: as its feature does, then as others who follow it do; and orders end that were to last until
 * now. Asks no rule, refuses nothing, computes no price. `state` is `null` before the opening alone; a take-back needs
 * more than the position before it and is recorded by the timeline.
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
