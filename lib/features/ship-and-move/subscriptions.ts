/** What a turn records of shipments and moves, so that it continues. */
import type { EventOf, EventType } from '../../model/events.ts';
import { WINDOW_OPENED } from '../../kernel/windows/events.ts';
import type { GameState } from '../../model/state.ts';
import { FORCES_MOVED } from '../movement/steps.ts';
import { SHIPMENT_MOMENTS } from '../shipment/steps.ts';
import { WORM_SUMMONED } from '../spice-blow/events.ts';
import { REVIVAL_MADE } from '../revival/events.ts';
import { type ForcesGone, stepIn } from './steps-made.ts';
import { withoutPause, withLeaderSaid, withMove, withStep } from './reducer.ts';

/** Records a shipment. If forces have arrived, other powers may answer. */
const shipped = (state: GameState, event: ForcesGone): GameState => {
  const { step, arrival } = stepIn(event);
  return withStep(state, event.faction, step, arrival);
};

export const subscriptions = {
  // Only one leader is revived after the own move.
  [REVIVAL_MADE]: withLeaderSaid,
  [WORM_SUMMONED]: withoutPause,
  [WINDOW_OPENED]: withoutPause,
  [SHIPMENT_MOMENTS.shipped]: shipped,
  [SHIPMENT_MOMENTS.crossed]: shipped,
  [SHIPMENT_MOMENTS.withdrawn]: shipped,
  [SHIPMENT_MOMENTS.cancelled]: (
    state: GameState,
    { faction }: EventOf<typeof SHIPMENT_MOMENTS.cancelled>,
  ): GameState => withStep(state, faction, { kind: 'no-shipment' }, null),
  [FORCES_MOVED]: (state: GameState, event: EventOf<typeof FORCES_MOVED>): GameState => {
    const { step, arrival } = stepIn(event);
    return withMove(state, event.faction, step, arrival);
  },
} satisfies { readonly [Type in EventType]?: (state: GameState, event: EventOf<Type>) => GameState };
