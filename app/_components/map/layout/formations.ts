import type { Point } from '../geometry.ts';

/** An arrangement of discs and a spice tag: positions in radii of a disc, around the centre of the whole. */
export interface Formation {
  readonly discs: readonly Point[];
  readonly spice: Point | null;
}

/**
 * The distance from disc to disc in a row, and from row to row, so that their tags just fit. A star makes the tag
 * wider.
 */
const PITCH = 2.26;
const PITCH_WITH_STARS = 2.8;
const ROW = 2.32;
/** The offsets from the centre of the nearest discs to the centre of the spice: below, next to and above them. */
const SPICE_BELOW = 2.06;
const SPICE_BESIDE = 2.6;
const SPICE_ABOVE = 1.86;

/** Rows of discs from top to bottom, by how many there are; the usual first. */
const ROWS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[1]],
  [[2], [1, 1]],
  [[3], [2, 1], [1, 2], [1, 1, 1]],
  [[2, 2], [4], [1, 1, 1, 1]],
  [
    [3, 2],
    [2, 3],
  ],
  [
    [3, 3],
    [2, 2, 2],
  ],
];

/** Returns the arrangements of this many discs, with stars and spice or without; the usual one first. */
export const formationsOf = (discs: number, stars: boolean, spice: boolean): readonly Formation[] =>
  (ROWS[discs] ?? []).flatMap((rows): readonly Formation[] => {
    const standing = inRows(rows, stars ? PITCH_WITH_STARS : PITCH);
    return spice ? withSpice(standing) : [{ discs: standing, spice: null }];
  });

const inRows = (rows: readonly number[], pitch: number): readonly Point[] =>
  rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, at): Point => [
      (at - (columns - 1) / 2) * pitch,
      (row - (rows.length - 1) / 2) * ROW,
    ]),
  );

function withSpice(discs: readonly Point[]): readonly Formation[] {
  if (discs.length === 0) return [{ discs, spice: [0, 0] }];
  const wide = Math.max(...discs.map(([x]) => x));
  const high = Math.max(...discs.map(([, y]) => y));
  const places: readonly Point[] = [
    [0, high + SPICE_BELOW],
    [wide + SPICE_BESIDE, 0],
    [0, -high - SPICE_ABOVE],
    [-wide - SPICE_BESIDE, 0],
  ];
  return places.map(([x, y]) => ({
    discs: discs.map(([dx, dy]): Point => [dx - x / 2, dy - y / 2]),
    spice: [x / 2, y / 2],
  }));
}
