import { STRONGHOLDS, must, territoryName, partsOf, type EditionId, type TerritoryId } from '#client';
import { areNear, bar, bodyAt, type Body } from './capsules.ts';
import { CENTER, HORIZON, shapeOf, type Geometry, type Point, type Spot } from '../geometry.ts';
import type { Seeker } from './settle.ts';

/** Names that are legible from afar: all strongholds, and the Polar Sink, which is not part of the sand around it. */
export const NAMED_LARGE: readonly TerritoryId[] = [...STRONGHOLDS, 'polar-sink'];

/** A large name, in one line or two around its middle. */
export interface LargeName extends Body {
  readonly territory: TerritoryId;
  readonly lines: readonly string[];
  /** The size of the name's letters (units of the drawing). */
  readonly size: number;
}

/**
 * The width of an average letter of the display face, the height of a line with its halo, and the distance from line to
 * line (font sizes).
 */
const LETTER = 0.51;
const LINE = 0.92;
const LEADING = 0.98;

/** Returns the distance from the middle of a name to the middle of one of its lines (font sizes). */
export const rowOf = (row: number, rows: number): number => (row - (rows - 1) / 2) * LEADING;

/**
 * A position of a name relative to the centre of its territory (font sizes). `price` is the disadvantage of the
 * position.
 */
export interface Offset {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly price: number;
}

/** The prices of a name: in two lines, above, to the side, and for each font size of distance. */
const TWO_LINES = 0.5;
const ABOVE = 0.8;
const BESIDE = 1.6;
const FURTHER = 0.9;
const ASIDE = 0.8;
/** The price over another stronghold, the horizon, or a smaller name. */
const FOREIGN = 2;
const OVER_HORIZON = 6;
const OVER_NAME = 2;

/** The distances from the centre of a territory to the nearest line of its name: below or above, and to the side. */
const DOWN = [1.65, 1.85, 2.05, 2.3, 2.6, 2.95, 3.3, 3.7];
const ALONG = [0, -0.5, 0.5, -1, 1, -1.6, 1.6, -2.2, 2.2];
const OUT = [1.4, 1.7, 2.1, 2.6, 3.2, 3.8];
const LEVEL = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/** Searches a position for each large name in this `size`: below the content of its territory if there is room. */
export const nameSeekers = (
  geometry: Geometry,
  edition: EditionId,
  small: readonly Body[],
  size: number,
): readonly Seeker<LargeName>[] =>
  NAMED_LARGE.map((territory) => {
    const [x, y] = middleOf(geometry, territory);
    const text = territoryName(territory, edition);
    const islands = islandsBut(geometry, territory);
    const spots = spotsFor(text);
    const places: { readonly name: LargeName; readonly price: number }[] = [];
    const placeAt = (at: number, spot: Offset) => {
      const name = nameAt(territory, spot, [x, y], size);
      return (places[at] ??= { name, price: spot.price + faultsOf(name, islands, small) });
    };
    return {
      x,
      y,
      roams: 9 * size,
      seek: ({ best, offer }) => {
        for (const [at, spot] of spots.entries()) {
          if (spot.price >= best()) return;
          const { name, price } = places[at] ?? placeAt(at, spot);
          offer(name, price);
        }
      },
    };
  });

const middleOf = (geometry: Geometry, territory: TerritoryId) =>
  shapeOf(geometry, must(partsOf(territory)[0], territory)).middle;

/** The places of all other strongholds, and of the Polar Sink. */
export const islandsBut = (geometry: Geometry, territory: TerritoryId): readonly Spot[] =>
  NAMED_LARGE.filter((other) => other !== territory).map((other) => middleOf(geometry, other));

/** A name at a spot around a point. */
export const nameAt = (territory: TerritoryId, spot: Offset, [x, y]: Point, size: number): LargeName =>
  set(territory, spot.lines, x + spot.x * size, y + spot.y * size, size);

function set(territory: TerritoryId, lines: readonly string[], x: number, y: number, size: number): LargeName {
  const bars = lines.map((line, row) =>
    bar(0, rowOf(row, lines.length) * size, line.length * LETTER * size, LINE * size),
  );
  return { territory, lines, size, ...bodyAt(x, y, bars) };
}

const known = new Map<string, readonly Offset[]>();

/** Returns the possible positions of a name in one or two lines, the usual one first; computed once for each name. */
export function spotsFor(text: string): readonly Offset[] {
  const settings = text.includes(' ') ? [[text], text.split(' ')] : [[text]];
  const spots = known.get(text) ?? settings.flatMap(spotsOf).sort((a, b) => a.price - b.price);
  known.set(text, spots);
  return spots;
}

function spotsOf(lines: readonly string[]): readonly Offset[] {
  const more = ((lines.length - 1) * LEADING) / 2;
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2;
  const usual = (lines.length - 1) * TWO_LINES;
  const [nearDown = 0] = DOWN;
  const [nearOut = 0] = OUT;
  const under = DOWN.flatMap((down) =>
    ALONG.flatMap((x) => {
      const price = usual + (down - nearDown) * FURTHER + Math.abs(x) * ASIDE;
      return [
        { lines, x, y: down + more, price },
        { lines, x, y: -down - more, price: price + ABOVE },
      ];
    }),
  );
  const beside = OUT.flatMap((out) =>
    LEVEL.flatMap((y) => {
      const price = usual + BESIDE + (out - nearOut) * FURTHER + Math.abs(y) * ASIDE;
      return [
        { lines, x: out + half, y, price },
        { lines, x: -out - half, y, price },
      ];
    }),
  );
  return [...under, ...beside];
}

/** Whether a name covers one of these shapes, or the horizon. */
export const isOff = (name: LargeName, islands: readonly Spot[]): boolean => faultsOf(name, islands, []) > 0;

/**
 * Returns the faults of a position: a name over another stronghold would label that stronghold, and no name may cross
 * the horizon or hide text.
 */
function faultsOf(name: LargeName, islands: readonly Spot[], small: readonly Body[]): number {
  const { x, y, capsules } = name;
  let price = OVER_NAME * small.filter((other) => areNear(name, other, 0)).length;
  for (const { x1, y1, x2, r } of capsules) {
    for (const end of [x1 - r, x2 + r]) {
      if (Math.hypot(x + end - CENTER, y + y1 - CENTER) > HORIZON - r) price += OVER_HORIZON;
    }
    for (const [ix, iy, ir] of islands) {
      const nearest = Math.min(Math.max(ix, x + x1), x + x2);
      if (Math.hypot(ix - nearest, iy - y - y1) < ir + r) price += FOREIGN;
    }
  }
  return price;
}
