/** The prices, destinations and announcements of shipments. */
import type { ForceStack, Forces, Place } from './board.ts';
import type { FactionId } from './factions.ts';
import type { Payee } from './payments.ts';
import type { ShipmentWay } from './shipping-types.ts';
import type { TerritoryId } from './territories.ts';

/** The id of one shipment of the game: `ship1`, `ship2`, … in the order of their announcement. */
export type ShipmentId = `ship${number}`;

/** A part of the board where reserves may land, and whether the storm kills some of them there. */
export interface Landing extends Place {
  readonly inStorm: boolean;
}

/** A part of the board where a shipment may land, and the price of each force there before reductions. */
export interface PricedLanding extends Landing {
  readonly each: number;
}

/** The public announcement of a shipment. */
export type Cargo = Place & Forces;

/** The price of each force, by the place where it lands (spice). */
export interface ShippingRates {
  readonly stronghold: number;
  readonly elsewhere: number;
}

/** The price of one shipment: `each` for each force; `halved` means half of the sum, rounded up. */
export interface Fare {
  readonly each: number;
  readonly halved: boolean;
}

/** Returns the price of this number of forces. */
export const costAt = ({ each, halved }: Fare, count: number): number =>
  halved ? Math.ceil((each * count) / 2) : each * count;

/** An ally's pledge for shipments; 1 or more. */
export interface HelpWithFare {
  readonly by: FactionId;
  readonly amount: number;
}

/**
 * The places where reserves come for free: one territory, and all territories within `within` steps of that territory.
 */
export interface FreeReach {
  readonly from: TerritoryId;
  readonly within: number;
}

/** The places where reserves come for free at this moment. */
export interface ReachNow extends FreeReach {
  /** The territories in reach that are closed, because other forces fill them. */
  readonly closed: readonly TerritoryId[];
}

/** A way in which a faction may ship now. */
export interface ShippingTerms {
  readonly way: ShipmentWay;
  /** Where the forces may land. Empty for a shipment back to the reserves, where each force costs `each`. */
  readonly landings: readonly PricedLanding[];
  readonly each: number;
  /** The only places where the faction's reserves come for free; `null` if they ship anywhere for a price. */
  readonly reach: ReachNow | null;
  /** The forces that may be shipped: all reserves, or the forces on the board. */
  readonly reserves: Forces;
  readonly stacks: readonly ForceStack[];
  readonly halved: boolean;
  /** Whether only a Karama allows this shipment. It does not change the price, which goes to the payee. */
  readonly byCard?: true;
  readonly payee: Payee;
  /** The receiver of the payee’s own share of an ally’s fare. */
  readonly payeesShareTo: Payee;
}
