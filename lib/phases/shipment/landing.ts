/** Forces that come onto the board. */
import { allOf, minus, forcesOf } from '../../table/forces.ts';
import type { ForceStack } from '../../table/board.ts';
import type { GameEvent } from '../../table/events.ts';
import type { GameState } from '../../table/state.ts';
import { sidesOf } from '../movement/made.ts';
import { paidOnLanding } from './booking.ts';
import type { ShipmentActivity } from './contract.ts';

/** What the storm has left of a shipment stands on the board, and is paid. */
export function forcesShipped(
  state: GameState,
  { id: shipment, faction, place, forces, booking }: ShipmentActivity,
  taken: readonly ForceStack[],
): readonly GameEvent[] {
  const lost = forcesOf(allOf(taken));
  const before = sidesOf(state, faction, [place]);
  return [
    { type: 'ForcesShipped', shipment, faction, ...place, ...minus(forces, lost), lost, booking, before },
    ...paidOnLanding(faction, booking),
  ];
}
