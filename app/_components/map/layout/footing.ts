import { CENTER, HORIZON, type Point, type Spot } from '../geometry.ts';
import { SQUARE, SQUARES_WIDE, type Ground, type Land } from './ground.ts';

/** A group of discs, in units around its centre. */
export interface Troop {
  /** The middles of the discs, and then of the spice. */
  readonly marks: readonly Point[];
  /** The points whose discs of radius `r` must not cross the horizon. */
  readonly edges: readonly Spot[];
}

/**
 * Returns how much of a group at (x, y) stands on foreign ground, from 0 up; `Infinity` if it crosses the horizon, or
 * must be at `home` and is not.
 */
export type Footing = (troop: Troop, x: number, y: number, home: boolean) => number;

/** The sampled points of a disc: its middle, and six points around it at this distance, in radii. */
const RING = 0.65;
const SAMPLES = 7;
/** If this many discs are in their part, the discs next to them also count as inside. */
const FOOTHOLD = 3;
/**
 * The cost of foreign ground: another sector of the territory, another territory, and a stronghold, which must stay
 * free.
 */
const STRANGE = { sector: 0.3, territory: 1, island: 2.5 };

/** Returns the ground under discs of this `radius`, for groups of one land. */
export function footingOf({ squares, lands }: Ground, land: Land, radius: number): Footing {
  const strange = Float64Array.from([STRANGE.territory, ...lands.map((other) => strangeness(land, other))]);
  const number = lands.indexOf(land) + 1;
  const steps = [0, ...Array.from({ length: SAMPLES - 1 }, (_, at) => stepOf((at * Math.PI) / 3, radius))];
  return ({ marks, edges }, x, y, home) => {
    if (!edges.every((edge) => isOnPlanet(x + edge[0], y + edge[1], edge[2]))) return Infinity;
    let astray = 0;
    let centred = 0;
    let leaning = 0;
    for (const [dx, dy] of marks) {
      const mx = x + dx;
      const my = y + dy;
      const square = Math.floor(my / SQUARE) * SQUARES_WIDE + Math.floor(mx / SQUARE);
      let own = 0;
      for (const step of steps) {
        const found = squares[square + step] ?? 0;
        if (found === number) own += 1;
        else astray += strange[found] ?? 0;
      }
      if (squares[square] === number) centred += 1;
      else if (own >= FOOTHOLD) leaning += 1;
    }
    // A group around the centre of a stronghold is clearly at home.
    const isHome = (centred > 0 && centred + leaning === marks.length) || (land.island && marks.length > 1);
    return home && !isHome ? Infinity : astray / (marks.length * SAMPLES);
  };
}

const isOnPlanet = (x: number, y: number, r: number): boolean =>
  (x - CENTER) * (x - CENTER) + (y - CENTER) * (y - CENTER) <= (HORIZON - r) * (HORIZON - r);

/** Returns the square of the distance from a disc's middle to a point on its ring. */
const stepOf = (angle: number, radius: number): number =>
  Math.round((RING * radius * Math.sin(angle)) / SQUARE) * SQUARES_WIDE +
  Math.round((RING * radius * Math.cos(angle)) / SQUARE);

function strangeness(land: Land, other: Land): number {
  if (other === land) return 0;
  if (other.territory === land.territory) return STRANGE.sector;
  return other.island ? STRANGE.island : STRANGE.territory;
}
