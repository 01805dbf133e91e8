import type { TerritoryId } from './territories.ts';

/** The card of the spice deck that shows a worm. */
export const SHAI_HULUD = 'shai-hulud';

/** A card of the spice deck: the territory whose spice space it shows, or a worm. */
export type SpiceCard = TerritoryId | typeof SHAI_HULUD;

/** The id of one worm of the game: `worm1`, `worm2`, … in the order of their appearance. */
export type WormId = `worm${number}`;

/**
 * What happens to worms of the first turn: their cards are shuffled back at once, or set aside until the end of the
 * phase.
 */
export type FirstTurnWorms = 'shuffled-back' | 'set-aside';

/** The time of a worm's nexus: before the worm devours, or after the spice of its pile lies on the board. */
export type NexusTiming = 'before-devouring' | 'after-the-blow';

/** Whether a worm always spares allies, or the owner of the power over worms is asked. */
export type AlliesInWorm = 'spared' | 'asked';

/**
 * What a worm finds after the whole deck was shuffled again: the territories that were on top of the piles, or nothing.
 */
export type PilesAfterShuffle = 'remembered' | 'empty';
