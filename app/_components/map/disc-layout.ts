import { ALL_PARTS, partName, type FactionId, type Place } from '../../../lib/client.ts';
import { contentsOf, type BoardFacts } from './board-facts.ts';
import { CENTER, HORIZON, shapeOf, type Geometry } from './geometry.ts';
import type { LargeName } from './large-names.ts';

/** A disc of forces or a tag of spice with its place on the drawing. */
export interface Marker {
  readonly key: string;
  readonly place: Place;
  readonly what:
    | {
        readonly kind: 'forces';
        readonly faction: FactionId;
        readonly advisors: boolean;
        readonly special: number;
      }
    | { readonly kind: 'spice' };
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** How far from each other two markers of one part start, in radii. */
const APART = 2.15;
const ROUNDS = 60;

/**
 * Where every disc and tag stands. Discs are larger than the tightest parts, because they must be read across the
 * room; so they start in the middle of their part and then give way to each other and to the large `names` of
 * territories they do not stand in. The same board always gives the same picture.
 */
export function layoutMarkers(
  geometry: Geometry,
  board: BoardFacts,
  radius: number,
  names: readonly LargeName[] = [],
): readonly Marker[] {
  return relax(
    ALL_PARTS.flatMap((place) => markersOf(geometry, board, place, radius)),
    radius,
    names,
  );
}

function markersOf(geometry: Geometry, board: BoardFacts, place: Place, radius: number): readonly Marker[] {
  const { forces, spice } = contentsOf(board, place);
  const shape = shapeOf(geometry, place);
  const name = partName(place);
  const row = forces.map((stack, at): Marker => {
    const [dx, dy] = offset(at, forces.length);
    return {
      key: `${name} ${stack.faction}`,
      place,
      what: { kind: 'forces', faction: stack.faction, advisors: stack.advisors, special: stack.special },
      count: stack.count,
      x: shape.middle[0] + dx * radius,
      y: shape.middle[1] + dy * radius,
    };
  });
  if (spice === 0) return row;
  const [x, y] = forces.length === 0 ? shape.middle : shape.spice;
  return [...row, { key: `${name} spice`, place, what: { kind: 'spice' }, count: spice, x, y }];
}

/** Up to three in a row; more in two rows. In radii, around the middle. */
function offset(at: number, of: number): readonly [number, number] {
  const upper = of <= 3 ? of : Math.ceil(of / 2);
  const [column, columns, row] = at < upper ? [at, upper, 0] : [at - upper, of - upper, 1];
  const rows = of <= 3 ? 1 : 2;
  return [(column - (columns - 1) / 2) * APART, (row - (rows - 1) / 2) * APART];
}

interface Spot {
  x: number;
  y: number;
}

/** Pushes overlapping markers apart, a little each round, off foreign names, and keeps them on the planet. */
function relax(markers: readonly Marker[], radius: number, names: readonly LargeName[]): readonly Marker[] {
  const spots = markers.map(({ x, y }): Spot => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    spots.forEach((spot, at) => {
      for (const other of spots.slice(at + 1)) part(spot, other, radius * 2.05);
      for (const name of names) {
        if (name.territory !== markers[at]?.place.territory) leaveName(spot, name, radius);
      }
      keepOnPlanet(spot, radius);
    });
  }
  return markers.map((marker, at) => ({ ...marker, ...spots[at] }));
}

/** Moves two spots a quarter of the way apart each; two in the very same place part sideways. */
function part(a: Spot, b: Spot, wanted: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= wanted) return;
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
  const push = (wanted - distance) / 4;
  a.x -= ux * push;
  a.y -= uy * push;
  b.x += ux * push;
  b.y += uy * push;
}

/** Moves a spot away from the nearest point of a name's line, until the disc clears the letters. */
function leaveName(spot: Spot, { x, y, width }: LargeName, radius: number): void {
  const nearest = Math.min(Math.max(spot.x, x - width / 2), x + width / 2);
  const middle = y - radius * 0.35;
  const [dx, dy] = [spot.x - nearest, spot.y - middle];
  const distance = Math.hypot(dx, dy);
  const wanted = radius * 1.45;
  if (distance >= wanted) return;
  const push = (wanted - distance) / 2;
  const [ux, uy] = distance === 0 ? [0, 1] : [dx / distance, dy / distance];
  spot.x += ux * push;
  spot.y += uy * push;
}

function keepOnPlanet(spot: Spot, radius: number): void {
  const out = Math.hypot(spot.x - CENTER, spot.y - CENTER);
  const limit = HORIZON - radius * 0.8;
  if (out <= limit) return;
  spot.x = CENTER + ((spot.x - CENTER) * limit) / out;
  spot.y = CENTER + ((spot.y - CENTER) * limit) / out;
}
