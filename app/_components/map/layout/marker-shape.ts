import { bar, disc, type Capsule } from './capsules.ts';
import type { Spot } from '../geometry.ts';

/** A rectangle around the middle of a marker, in radii of a disc. */
export interface Tag {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Size of the figures of a count, and of special forces. */
export const COUNT_SIZE = 1.24;
export const SPECIAL_SIZE = 0.9;
/** Half the width of a disc's rim. */
const RIM = 0.06;
/** The additional width of a tag for the star of special forces and their number. */
export const STAR_WIDTH = 1.14;
/** Width of a count of one digit and of two. */
const ONE_FIGURE = 1;
const TWO_FIGURES = 1.6;

/**
 * Returns the tag for the number of forces, at the lower right of their disc. The tag also has the number of special
 * forces, if the disc has special forces.
 */
export function countTag(count: number, special: number): Tag {
  const right = special > 0 ? 1.36 : 1.18;
  const width = (count > 9 ? TWO_FIGURES : ONE_FIGURE) + (special > 0 ? STAR_WIDTH : 0);
  return { left: right - width, right, top: 0.14, bottom: 1.24 };
}

/** Returns the tag of a gem and its number, around their middle. */
export function spiceTag(amount: number): Tag {
  const half = amount > 9 ? 1.4 : 1.04;
  return { left: -half, right: half, top: -0.74, bottom: 0.74 };
}

/**
 * Returns the shape of a disc with its tag, in radii around its centre. The shape is the same for every number, so that
 * no number moves it.
 */
export const roomOfDisc = (special: number): readonly Capsule[] => [
  disc(0, 0, 1 + RIM),
  roomOf(countTag(TEN, special)),
];

const TEN = 10;
export const ROOM_OF_SPICE: Capsule = roomOf(spiceTag(TEN));

function roomOf({ left, right, top, bottom }: Tag): Capsule {
  return bar((left + right) / 2, (top + bottom) / 2, right - left, bottom - top);
}

/**
 * The points of a disc and a spice tag that must not cross the horizon: the rim and the corners may cross it a little.
 */
export const EDGES_OF_DISC: readonly Spot[] = [
  [0, 0, 0.95],
  [0.62, 0.62, 0.4],
];
export const EDGES_OF_SPICE: readonly Spot[] = [
  [-0.85, 0, 0.5],
  [0.85, 0, 0.5],
];
