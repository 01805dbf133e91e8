/** What a turn notes of shipments and moves, so that it goes on and can be taken back. */
import { FORCES_LOST, SIDE_SHOWN, SPICE_MOVED } from '../../pieces/steps.ts';
import type { EventOf } from '../../model/events.ts';
import { WINDOW_OPENED } from '../../kernel/windows/events.ts';
import { allOf, forcesOf } from '../../model/forces.ts';
import type { FarePaid } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';
import { FORCES_MOVED } from '../movement/steps.ts';
import { SHIPMENT_MOMENTS } from '../shipment/steps.ts';
import { TRUTH_TOLD } from '../../cards/truthtrance/api.ts';
import { WORM_SUMMONED } from '../spice-blow/events.ts';
import { REVIVAL_MADE } from '../revival/events.ts';
import { withAllSettled, withSpentSettled } from './settling.ts';
import { withoutPause, withLeaderSaid, withLeftAlone, withLeftBehind, withMove, withStep } from './reducer.ts';

export const subscriptions = {
  [SIDE_SHOWN]: withLeftAlone,
  [FORCES_LOST]: withLeftBehind,
  // One leader at most comes back after the own move.
  [REVIVAL_MADE]: withLeaderSaid,
  [SPICE_MOVED]: withSpentSettled,
  [WORM_SUMMONED]: (state: GameState): GameState => withoutPause(withAllSettled(state)),
  [WINDOW_OPENED]: withoutPause,
  [TRUTH_TOLD]: withAllSettled,
  [SHIPMENT_MOMENTS.shipped]: (state: GameState, event: EventOf<typeof SHIPMENT_MOMENTS.shipped>): GameState => {
    const { faction, territory, sector, lost, booking, before } = event;
    const to = { territory, sector };
    const forces = forcesOf(event);
    const isFree = booking.fares.length === 0 && booking.card === null;
    return withStep(
      state,
      faction,
      {
        kind: 'shipment',
        way: 'down',
        from: [],
        to,
        forces,
        lost,
        paid: paidIn(booking.fares),
        restsOn: booking.restsOn,
        before,
        companions: [],
      },
      forces.count === 0 ? null : { faction, at: to, forces, from: isFree ? 'planet' : 'off-planet' },
      booking.card !== null,
    );
  },
  [SHIPMENT_MOMENTS.crossed]: (
    state: GameState,
    { faction, from, to, booking, before }: EventOf<typeof SHIPMENT_MOMENTS.crossed>,
  ): GameState => {
    const forces = allOf(from);
    const { restsOn } = booking;
    const paid = paidIn(booking.fares);
    const step = { from, to, forces, lost: NOBODY, paid, restsOn, before, companions: [] };
    return withStep(
      state,
      faction,
      { kind: 'shipment', way: 'across', ...step },
      { faction, at: to, forces, from: 'planet' },
    );
  },
  [SHIPMENT_MOMENTS.withdrawn]: (
    state: GameState,
    { faction, from, booking, before }: EventOf<typeof SHIPMENT_MOMENTS.withdrawn>,
  ): GameState => {
    const { restsOn } = booking;
    const paid = paidIn(booking.fares);
    const step = { from, to: null, forces: allOf(from), lost: NOBODY, paid, restsOn, before, companions: [] };
    return withStep(state, faction, { kind: 'shipment', way: 'back', ...step }, null);
  },
  [SHIPMENT_MOMENTS.cancelled]: (
    state: GameState,
    { faction }: EventOf<typeof SHIPMENT_MOMENTS.cancelled>,
  ): GameState => withStep(state, faction, { kind: 'no-shipment' }, null),
  [FORCES_MOVED]: (
    state: GameState,
    { faction, moved, to, before, restsOn }: EventOf<typeof FORCES_MOVED>,
  ): GameState => withMove(state, faction, { from: moved, to, before, restsOn }),
};

const NOBODY = { count: 0, special: 0 };

const paidIn = (fares: readonly FarePaid[]): readonly FarePaid[] =>
  fares.map(({ by, to, amount }) => ({ by, to, amount }));
