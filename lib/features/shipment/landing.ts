/** Forces that come onto the board. */
import { allOf, minus, forcesOf } from '../../model/forces.ts';
import type { ForceStack } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { GameState } from '../../model/state.ts';
import { sidesOf } from '../movement/events.ts';
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
