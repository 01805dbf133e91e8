/** Texts for a seat that moves to another phone. */
import { type FactionId, factionPossessive } from '#client';

/** The texts of the sheet that hands the seat over. */
export const HAND_OVER = {
  title: 'To another phone',
  show: 'Show the code',
} as const;

/** The texts of the banner on a browser that stores nothing. */
export const UNKEPT_SEAT = {
  title: 'This browser loses your seat at a reload. Take it to another browser by its code.',
  act: 'Seat code',
} as const;

/** Returns the text about the effect of the code, before the code appears. */
export const formatHandOver = (faction: FactionId): string =>
  `The other phone scans or types a code from here and then holds ${factionPossessive(faction)} seat with everything it knows. This phone lets go of it, and Mentat tells the table.`;
