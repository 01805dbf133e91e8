/** What a shipment costs, where it may go, and what is said of it. */
import type { ForceStack, Forces, Place } from './board.ts';
import type { FactionId } from './factions.ts';
import type { Payee } from './payments.ts';
import type { ShipmentWay } from './shipping-types.ts';

/** Names one shipment of the game: `ship1`, `ship2`, … in the order they were announced. */
export type ShipmentId = `ship${number}`;

/** A part of the board where reserves may land, and whether the storm takes its share of them there. */
export interface Landing extends Place {
  readonly inStorm: boolean;
}

/** A part of the board where a shipment may land, and what each force costs there before anything is taken off. */
export interface PricedLanding extends Landing {
  readonly each: number;
}

/** What is announced of a shipment, for all to hear. */
export type Cargo = Place & Forces;

/** Spice for each force, by where it lands. */
export interface ShippingRates {
  readonly stronghold: number;
  readonly elsewhere: number;
}

/** What forces of one shipment cost: so much each; `halved`: half of the sum, a fraction up. */
export interface Fare {
  readonly each: number;
  readonly halved: boolean;
}

/** What so many forces cost. */
export const costAt = ({ each, halved }: Fare, count: number): number =>
  halved ? Math.ceil((each * count) / 2) : each * count;

/** What an ally has set aside for shipments; 1 or more. */
export interface HelpWithFare {
  readonly by: FactionId;
  readonly amount: number;
}

/** One way in which a faction may ship now. */
export interface ShippingTerms {
  readonly way: ShipmentWay;
  /** Where it may land; empty back to the reserves, where each force costs `each`. */
  readonly landings: readonly PricedLanding[];
  readonly each: number;
  /** What may go: all reserves, or what stands on the board. */
  readonly reserves: Forces;
  readonly stacks: readonly ForceStack[];
  readonly halved: boolean;
  readonly payee: Payee;
  /** Where the payee’s own share of an ally’s fare goes. */
  readonly payeesShareTo: Payee;
}
