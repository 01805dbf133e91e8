/** Forces that come onto the board. */
import { allOf, minus, forcesOf } from '../../table/forces.ts';
import type { ForceStack } from '../../table/board.ts';
import type { GameEvent } from '../../table/events.ts';
import type { ShipmentActivity } from './contract.ts';

/** What the storm has left of a shipment stands on the board. */
export function forcesShipped(
  { id: shipment, faction, place, forces }: ShipmentActivity,
  taken: readonly ForceStack[],
): GameEvent {
  const lost = forcesOf(allOf(taken));
  return { type: 'ForcesShipped', shipment, faction, ...place, ...minus(forces, lost), lost };
}
