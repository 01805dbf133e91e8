import { runningShipment } from './api.ts';
import type { GameState } from '../../model/state.ts';
import type { ShipmentView } from './contract.ts';

/** Reserves on their way, as everybody may see it: they were announced aloud. */
export function shipmentView(state: GameState): ShipmentView | null {
  const shipment = runningShipment(state);
  if (shipment === null) return null;
  const { faction, place, forces, step } = shipment;
  return { faction, ...place, ...forces, step };
}
