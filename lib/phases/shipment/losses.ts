import { isInStorm } from '../../board/places.ts';
import { halfLost, type PartialLoss } from '../../pieces/losses.ts';
import type { GameState } from '../../table/state.ts';
import type { ShipmentActivity } from './contract.ts';

/**
 * What the storm takes of forces that come into it: half of the whole shipment, a fraction up. `null` where there is no
 * storm.
 * @rules GF9-2019 Fremen sheet "Storm losses" · R-149
 */
export function lossIn({ storm }: GameState, { faction, place, forces }: ShipmentActivity): PartialLoss | null {
  if (!isInStorm(place, storm)) return null;
  const { territory } = place;
  return {
    faction,
    stacks: [{ faction, ...place, ...forces }],
    due: [{ territory, count: halfLost(forces.count) }],
  };
}
