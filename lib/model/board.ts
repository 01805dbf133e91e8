import { invariant } from '../core/assert-never.ts';
import type { Brand } from '../core/brand.ts';
import type { FactionId } from './factions.ts';
import type { TerritoryId } from './territories.ts';

/** A sector of the storm track, 1–18, counter-clockwise as printed on the board. */
export type Sector = Brand<number, 'Sector'>;
/** The number of sectors on the storm track. */
export const SECTOR_COUNT = 18;

/** Makes a sector from outside data; throws on anything but a whole number from 1 to 18. */
export function sector(value: number): Sector {
  invariant(Number.isInteger(value) && value >= 1 && value <= SECTOR_COUNT, `No such sector: ${value}`);
  return value as Sector;
}

/** One part of a territory, in one sector. The Polar Sink lies in no sector. */
export interface Place {
  readonly territory: TerritoryId;
  readonly sector: Sector | null;
}

/**
 * Forces of one faction. `count` is the number of all forces, and `special` the number of special forces among them
 * (the starred discs: Sardaukar, Fedaykin), 0 to `count`. Without special forces in the rules, `special` is always 0.
 * `mercenaries` is the number of mercenaries among all forces, 1 or more; missing if there are none. Mercenaries are
 * neither special nor the faction's own: they come from their own pool and go back there instead of to the tanks.
 */
export interface Forces {
  readonly count: number;
  readonly special: number;
  readonly mercenaries?: number;
}

/** Forces without mercenaries, as in the tanks. */
export type OwnForces = Pick<Forces, 'count' | 'special'>;

/** Forces of one faction standing in one part of a territory; `count` is 1 or more. */
export interface ForceStack extends Place, Forces {
  readonly faction: FactionId;
}

/**
 * The visible side of forces. Fighters are ordinary forces. Advisors live next to other factions and do not fight, hold
 * or block.
 */
export type ForcesSide = 'fighters' | 'advisors';

/** Spice on the board; `amount` is 1 or more. */
export interface SpiceOnBoard extends Place {
  readonly amount: number;
}

/** Whether two places are the same part of the board. */
export const samePlace = (a: Place, b: Place): boolean => a.territory === b.territory && a.sector === b.sector;
