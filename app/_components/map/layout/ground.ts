import { ALL_PARTS, must, partName, type Place, type TerritoryId } from '#client';
import { distance } from './capsules.ts';
import { shapeOf, type Geometry, type Point } from '../geometry.ts';
import { NAMED_LARGE } from './large-names.ts';
import { outlineOf } from './outline.ts';

/** A part of the board in the drawing. */
export interface Land {
  readonly territory: TerritoryId;
  /** Whether the land is a stronghold or the Polar Sink: small, with a name, and surrounded by other land. */
  readonly island: boolean;
  readonly middle: Point;
  /** The middle of the land, and points all over the land. `off` is the distance of a point from the middle. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly off: number }[];
  /** The largest distance of the land from its middle. */
  readonly extent: number;
}

/** The drawing as a grid of small squares, for fast lookups. */
export interface Ground {
  /** For each square, row after row: 0 off the planet, otherwise the number of its land. */
  readonly squares: Uint8Array;
  /** The lands, with land number 1 first. */
  readonly lands: readonly Land[];
  readonly landOf: (place: Place) => Land;
}

/** The side of a square, in units. */
export const SQUARE = 4;
export const SQUARES_WIDE = 1000 / SQUARE;
/** Between two points of a land, in squares. */
const STRIDE = 3;

const known = new WeakMap<Geometry, Ground>();

/** Returns the ground of a drawing. The ground is computed only once for each drawing. */
export function groundOf(geometry: Geometry): Ground {
  const ground = known.get(geometry) ?? survey(geometry);
  known.set(geometry, ground);
  return ground;
}

function survey(geometry: Geometry): Ground {
  const squares = new Uint8Array(SQUARES_WIDE ** 2);
  const lands = ALL_PARTS.map((place, at): Land => {
    const { path, middle } = shapeOf(geometry, place);
    const [x, y] = middle;
    const points = [{ x, y, off: 0 }];
    fill(outlineOf(path), (column, row) => {
      squares[row * SQUARES_WIDE + column] = at + 1;
      if (column % STRIDE !== 0 || row % STRIDE !== 0) return;
      const [px, py] = [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE];
      points.push({ x: px, y: py, off: distance(px, py, x, y) });
    });
    const { territory } = place;
    const extent = Math.max(...points.map(({ off }) => off));
    return { territory, island: NAMED_LARGE.includes(territory), middle: [x, y], points, extent };
  });
  const byPart = new Map(ALL_PARTS.map((place, at) => [partName(place), lands[at]]));
  return { squares, lands, landOf: (place) => must(byPart.get(partName(place)), partName(place)) };
}

/** Marks every square whose centre is inside the outline. */
function fill(outline: readonly Point[], paint: (column: number, row: number) => void): void {
  const ys = outline.map(([, y]) => y);
  const lowest = Math.floor(Math.max(...ys) / SQUARE);
  for (let row = Math.floor(Math.min(...ys) / SQUARE); row <= lowest; row += 1) {
    const crossings = crossingsAt(outline, (row + 0.5) * SQUARE);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const end = Math.ceil((crossings[at + 1] ?? 0) / SQUARE - 0.5);
      for (let column = Math.ceil((crossings[at] ?? 0) / SQUARE - 0.5); column < end; column += 1) paint(column, row);
    }
  }
}

/** Returns where a horizontal line enters and leaves the outline, from the left. */
function crossingsAt(outline: readonly Point[], level: number): readonly number[] {
  const found: number[] = [];
  outline.forEach(([x, y], at) => {
    const [fromX, fromY] = outline.at(at - 1) ?? [x, y];
    if (fromY > level !== y > level) found.push(fromX + ((level - fromY) / (y - fromY)) * (x - fromX));
  });
  return found.sort((a, b) => a - b);
}
