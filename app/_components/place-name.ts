import type { PlayerCircle, Seats } from '#client';

/** The name of a place around the board: its circle, or the two circles next to it. Circles are numbered from 1. */
export interface PlaceName {
  readonly circle: number;
  /** The second circle next to a place between two circles; `null` at a circle. */
  readonly next: number | null;
}

/** Returns the name of a place around the board. */
export function placeName({ places, sectorOf }: Seats, place: PlayerCircle): PlaceName {
  const circles = places.filter((one) => sectorOf(one) !== null);
  const before = circles.filter((one) => one <= place).length;
  if (sectorOf(place) !== null) return { circle: before, next: null };
  return { circle: before === 0 ? circles.length : before, next: before === circles.length ? 1 : before + 1 };
}
