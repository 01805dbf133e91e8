import type { TerritoryId } from './territories.ts';

/** The card of the spice deck that shows a worm. */
export const SHAI_HULUD = 'shai-hulud';

/** A card of the spice deck: the territory whose spice space it shows, or a worm. */
export type SpiceCard = TerritoryId | typeof SHAI_HULUD;

/** Names one worm of the game: `worm1`, `worm2`, … in the order in which they came up. */
export type WormId = `worm${number}`;

/** What becomes of worms that come up in the first turn: shuffled back at once, or laid aside until the phase is over. */
export type FirstTurnWorms = 'shuffled-back' | 'set-aside';

/** When the nexus of a worm is held: before it devours, or once the spice of its pile lies on the board. */
export type NexusTiming = 'before-devouring' | 'after-the-blow';

/** Whether it is left to the owner of the power that spares allies from a worm. */
export type AlliesInWorm = 'spared' | 'asked';

/** What a worm finds after the whole deck was shuffled anew: the territories that lay on top of the piles, or nothing. */
export type PilesAfterShuffle = 'remembered' | 'empty';
