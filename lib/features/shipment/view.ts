import { runningShipment } from './api.ts';
import type { GameState } from '../../model/state.ts';
import type { ShipmentView } from './contract.ts';

/** Returns the announced reserves, which are public. */
export function shipmentView(state: GameState): ShipmentView | null {
  const shipment = runningShipment(state);
  if (shipment === null) return null;
  const { faction, place, forces, step } = shipment;
  return { faction, ...place, ...forces, step };
}
