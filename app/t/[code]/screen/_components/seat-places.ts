import { WHO_PLAYS, type EditionId, type PlayerCircle } from '#client';

/**
 * The distance of the seats from the middle. The seats are a little outside the planet's edge (in u, around (50, 48)).
 */
const OUT = 37.5;

/** Returns the place of a seat in the lobby, which is like its place around the board. */
export function seatPlace(edition: EditionId, circle: PlayerCircle): { readonly x: number; readonly y: number } {
  // Sector 1 is at the bottom of the board, and sectors go counter-clockwise by 20 degrees.
  const angle = ((270 + 20 * (WHO_PLAYS[edition].seats.liesAt(circle) - 1)) * Math.PI) / 180;
  return { x: 50 + OUT * Math.cos(angle), y: 48 - OUT * Math.sin(angle) };
}
