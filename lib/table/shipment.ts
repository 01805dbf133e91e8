import type { Place, Forces } from './board.ts';

/** Names one shipment of the game: `ship1`, `ship2`, … in the order they were announced. */
export type ShipmentId = `ship${number}`;

/** A part of the board where reserves may land, and whether the storm takes its share of them there. */
export interface Landing extends Place {
  readonly inStorm: boolean;
}

/** What is announced of a shipment, for all to hear. */
export type Cargo = Place & Forces;
