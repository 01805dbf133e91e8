/** The texts about the one-time code of a seat, on every page that shows it. */
import { factionPossessive, type FactionId } from '#client';

/** Returns the name of the code, for a screen reader. */
export const formatGivesAway = (faction: FactionId): string =>
  `QR code that gives ${factionPossessive(faction)} seat away`;

/** The texts below the code. */
export const SEAT_CODE = {
  once: 'Let one phone scan it, and nobody else see it. It works once, for five minutes.',
  noCamera: 'Without a camera: open the address on the other phone, choose “I have a code”, and type the signs.',
} as const;
