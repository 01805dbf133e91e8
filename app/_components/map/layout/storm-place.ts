import { must, type Sector } from '#client';
import { areNear, bodyAt, disc, type Body } from './capsules.ts';
import { CENTER, HORIZON, type Geometry, type Point, type Spot } from '../geometry.ts';

/**
 * The minimum distance from the pole to the marker (in radii of the marker). Nearer to the pole, the sector is too
 * narrow.
 */
const FROM_POLE = 4.5;
const FROM_HORIZON = 1.5;
/** The distance between two tried positions, in units. */
const STEP = 6;

/** The radius of the marker, as a fraction of a disc's radius. It is smaller if the sector is full. */
const SIZES = [1.2, 0.85, 0.65];

/**
 * Returns the position of the storm's marker in its sector: as far out as possible without touching anything in
 * `taken`, if discs have this `radius`.
 */
export function placeOfStorm(geometry: Geometry, sector: Sector, radius: number, taken: readonly Body[]): Spot {
  const direction = directionOf(must(geometry.sectors[sector - 1], `sector ${sector}`).storm);
  const places = SIZES.flatMap((size) => {
    const r = size * radius;
    const usual = HORIZON - r * FROM_HORIZON;
    const steps = Math.ceil((usual - FROM_POLE * r) / STEP);
    return Array.from({ length: steps }, (_, at): Spot => {
      const out = usual - at * STEP;
      return [CENTER + out * Math.cos(direction), CENTER + out * Math.sin(direction), r];
    });
  });
  const isFree = ([x, y, r]: Spot) => {
    const marker = bodyAt(x, y, [disc(0, 0, r)]);
    return !taken.some((body) => areNear(marker, body, 0));
  };
  return must(places.find(isFree) ?? places[0], 'a place for the storm');
}

/** Direction from the pole through the middle of the sector, in radians, as SVG turns. */
export const directionOf = ([x, y]: Point): number => Math.atan2(y - CENTER, x - CENTER);
