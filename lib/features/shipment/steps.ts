/** The steps of a shipment for powers, in the words of the rulebook. */
import type { FactionId } from '../../model/factions.ts';
import type { FreeReach } from '../../model/shipment.ts';
import type { ShipmentWay } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';

/** The reserves of a faction. */
export interface AtReserves {
  readonly faction: FactionId;
}

/** A shipping faction. */
export interface AtShipment {
  readonly state: GameState;
  readonly faction: FactionId;
}

/** The steps of a shipment for powers. */
export interface ShipmentSteps {
  /**
   * Force shipment: returns how far the free reserves of this faction come, and where they come from. Returns `null` if
   * the faction pays for its shipments.
   */
  readonly comesFreeTo?: (at: AtReserves) => FreeReach | null;
  /** Returns further ways in which this faction may ship, besides ways from the reserves. */
  readonly shipsToo?: (at: AtShipment) => readonly ShipmentWay[];
  /** Payment: whether this faction ships at half the price. */
  readonly shipsAtHalf?: (at: AtShipment) => boolean;
}

/** The types of the events with which forces land, cross, go back, or stay. */
export const SHIPMENT_MOMENTS = {
  shipped: 'ForcesShipped',
  crossed: 'ForcesCrossed',
  withdrawn: 'ForcesWithdrawn',
  cancelled: 'ShipmentCancelled',
} as const;
