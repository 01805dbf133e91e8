/** What others can hang on to in a shipment: steps that powers touch, in the words of the rulebook. */
import type { Board } from '../../board/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { ShipmentWay } from '../../model/shipping-types.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** Reserves of a faction, whoever has the power. */
export interface AtReserves {
  readonly board: Board;
  readonly faction: FactionId;
}

/** Somebody ships, whoever has the power. */
export interface AtShipment {
  readonly state: GameState;
  readonly faction: FactionId;
}

/** The steps of a shipment that powers can touch. */
export interface ShipmentSteps {
  /** Force shipment: territories to which this faction's reserves come free, the nearest first; none where it pays. */
  readonly comesFreeTo?: (at: AtReserves) => readonly TerritoryId[];
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
