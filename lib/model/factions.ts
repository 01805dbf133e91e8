import { IDENTITIES } from '../factions/identities.ts';
import type { Identity } from './identity.ts';

export type FactionId = keyof typeof IDENTITIES;
/** Every faction that some edition has, in the order in which the boxes print them. An edition says which can play. */
export const FACTIONS = Object.keys(IDENTITIES) as readonly FactionId[];

/** What a faction, its leaders and its powers are called. */
export const identityOf = (faction: FactionId): Identity => IDENTITIES[faction];

/** A place in the ring around the board, counter-clockwise from 0; the edition says which have a player circle. */
export type PlayerCircle = number;
/** How many play at most, in any edition. */
export const MAX_SEATS = 9;

/** Who sits where: one faction on one place. */
export interface Seating {
  readonly faction: FactionId;
  readonly circle: PlayerCircle;
}

/** Two factions of one person. */
export type FactionPair = readonly [FactionId, FactionId];

/** The two factions of whoever plays this one; `null` where it is the only one of its player. */
export const pairOf = (pairs: readonly FactionPair[], faction: FactionId): FactionPair | null =>
  pairs.find((pair) => pair.includes(faction)) ?? null;
