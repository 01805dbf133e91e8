/** The landing of forces. */
import { allOf, minus, forcesOf } from '../../model/forces.ts';
import type { ForceStack } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import { paidOnLanding } from './booking.ts';
import type { ShipmentActivity } from './contract.ts';

/** Returns the landing and the payment of the forces that survive the storm. */
export function forcesShipped(
  { id: shipment, faction, place, forces, booking }: ShipmentActivity,
  taken: readonly ForceStack[],
): readonly GameEvent[] {
  const lost = forcesOf(allOf(taken));
  return [
    { type: 'ForcesShipped', shipment, faction, ...place, ...minus(forces, lost), lost, booking },
    ...paidOnLanding(faction, booking),
  ];
}
