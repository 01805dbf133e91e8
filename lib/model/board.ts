import { invariant } from '../core/assert-never.ts';
import type { Brand } from '../core/brand.ts';
import type { FactionId } from './factions.ts';
import type { TerritoryId } from './territories.ts';

/** Sector of the storm track, 1–18, counter-clockwise as printed on the board. */
export type Sector = Brand<number, 'Sector'>;
/** Sectors of the storm track. */
export const SECTOR_COUNT = 18;

/** Makes a sector from outside data; throws on anything but a whole number from 1 to 18. */
export function sector(value: number): Sector {
  invariant(Number.isInteger(value) && value >= 1 && value <= SECTOR_COUNT, `No such sector: ${value}`);
  return value as Sector;
}

/** One part of a territory: the piece of it that lies in one sector; the Polar Sink lies in none. */
export interface Place {
  readonly territory: TerritoryId;
  readonly sector: Sector | null;
}

/**
 * Forces of one faction: `count` is all of them, `special` how many among them are special ones (the starred discs:
 * Sardaukar, Fedaykin), 0 to `count`. Without special forces in the rules `special` is 0 everywhere.
 */
export interface Forces {
  readonly count: number;
  readonly special: number;
}

/** Forces of one faction standing in one part of a territory; `count` is 1 or more. */
export interface ForceStack extends Place, Forces {
  readonly faction: FactionId;
}

/** Which side forces show: fighters are like all others; advisors live beside everybody and fight, hold and block nothing. */
export type ForcesSide = 'fighters' | 'advisors';

/** Spice lying on the board; `amount` is 1 or more. */
export interface SpiceOnBoard extends Place {
  readonly amount: number;
}

/** Whether two places are the same part of the board, whatever lies there. */
export const samePlace = (a: Place, b: Place): boolean => a.territory === b.territory && a.sector === b.sector;
