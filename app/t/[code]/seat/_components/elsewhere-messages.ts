/** Texts on a phone without a seat here. */
import { type FactionId, theFaction } from '#client';

/** The texts that are shown instead of a seat. */
export const ELSEWHERE = {
  untilAnswer: 'It is tried until the laptop answers. You need not do anything.',
  looking: 'Looking for the table',
  noSeat: 'This phone holds no seat here.',
  seatLeft: 'Your seat has left this phone.',
  anotherCode: 'Enter another code',
  toSeats: 'Go to the seats',
} as const;

/** The way to a seat: `Take one of the free seats of table ACDEFH.` */
export const formatTakeOne = (code: string): string => `Take one of the free seats of table ${code}.`;

/** Returns the title after the seat has left this phone. */
export const formatSeatLeft = (faction: FactionId): string =>
  `Another phone holds it now, or it is free. This one no longer speaks for ${theFaction(faction)}. If that was not meant, say so at the table: the moderator can give it back.`;
