/** What others can hang on to in a shipment: steps that powers touch, in the words of the rulebook. */
import type { FactionId } from '../../model/factions.ts';
import type { FreeReach } from '../../model/shipment.ts';
import type { ShipmentWay } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';

/** Reserves of a faction, whoever has the power. */
export interface AtReserves {
  readonly faction: FactionId;
}

/** Somebody ships, whoever has the power. */
export interface AtShipment {
  readonly state: GameState;
  readonly faction: FactionId;
}

/** The steps of a shipment that powers can touch. */
export interface ShipmentSteps {
  /** Force shipment: how far from where this faction's reserves come free; `null` where it pays. */
  readonly comesFreeTo?: (at: AtReserves) => FreeReach | null;
  /** Ways in which this faction may ship besides down from the reserves. */
  readonly shipsToo?: (at: AtShipment) => readonly ShipmentWay[];
  /** Payment: whether this faction ships at half the price. */
  readonly shipsAtHalf?: (at: AtShipment) => boolean;
}

/** Forces have come, gone, or stayed: what others follow. */
export const SHIPMENT_MOMENTS = {
  shipped: 'ForcesShipped',
  crossed: 'ForcesCrossed',
  withdrawn: 'ForcesWithdrawn',
  cancelled: 'ShipmentCancelled',
} as const;
