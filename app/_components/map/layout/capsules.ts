/**
 * A line with round ends of radius `r`; a disc is a line without length. All shapes on the map that must not overlap
 * consist of such lines, so that one distance function serves all.
 */
export interface Capsule {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly r: number;
}

/** A shape on the map: capsules around a centre, within the distance `reach`. */
export interface Body {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly capsules: readonly Capsule[];
}

export const bodyAt = (x: number, y: number, capsules: readonly Capsule[]): Body => ({
  x,
  y,
  capsules,
  reach: reachOf(capsules),
});

/** Returns the radius of the smallest circle around the origin that contains all capsules. */
export const reachOf = (capsules: readonly Capsule[]): number =>
  Math.max(...capsules.map(({ x1, y1, x2, y2, r }) => Math.max(Math.hypot(x1, y1), Math.hypot(x2, y2)) + r));

export const disc = (x: number, y: number, r: number): Capsule => ({ x1: x, y1: y, x2: x, y2: y, r });

/** A level bar with round ends, `wide` and `high`, around a point. */
export function bar(x: number, y: number, wide: number, high: number): Capsule {
  const half = Math.max(wide - high, 0) / 2;
  return { x1: x - half, y1: y, x2: x + half, y2: y, r: high / 2 };
}

/** Returns the capsule, moved by (dx, dy) and then scaled by `size`. */
export const drawn = ({ x1, y1, x2, y2, r }: Capsule, dx: number, dy: number, size: number): Capsule => ({
  x1: (x1 + dx) * size,
  y1: (y1 + dy) * size,
  x2: (x2 + dx) * size,
  y2: (y2 + dy) * size,
  r: r * size,
});

/** Returns the capsule, turned around the origin by an angle in radians, in the direction of SVG. */
export function turned({ x1, y1, x2, y2, r }: Capsule, angle: number): Capsule {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x1: x1 * cos - y1 * sin, y1: x1 * sin + y1 * cos, x2: x2 * cos - y2 * sin, y2: x2 * sin + y2 * cos, r };
}

/** Returns the gap between two shapes; negative if they overlap; `Infinity` if it is at least `enough`. */
export function gapOf(a: Body, b: Body, enough: number): number {
  if (areFar(a, b, enough)) return Infinity;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let least = enough;
  for (const one of a.capsules) {
    for (const other of b.capsules) least = Math.min(least, between(one, other, dx, dy) - one.r - other.r);
  }
  return least < enough ? least : Infinity;
}

/** Whether the gap between two shapes is below `enough`. This is faster than computing the gap. */
export function areNear(a: Body, b: Body, enough: number): boolean {
  if (areFar(a, b, enough)) return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const one of a.capsules) {
    for (const other of b.capsules) if (between(one, other, dx, dy) - one.r - other.r < enough) return true;
  }
  return false;
}

function areFar(a: Body, b: Body, enough: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const clear = a.reach + b.reach + enough;
  return dx * dx + dy * dy >= clear * clear;
}

/** Returns the distance from the line of `a` to the line of `b`, which is moved by (dx, dy). */
function between(a: Capsule, b: Capsule, dx: number, dy: number): number {
  const x1 = b.x1 + dx;
  const y1 = b.y1 + dy;
  const x2 = b.x2 + dx;
  const y2 = b.y2 + dy;
  if (a.x1 === a.x2 && a.y1 === a.y2) return fromPoint(a.x1, a.y1, x1, y1, x2, y2);
  if (x1 === x2 && y1 === y2) return fromPoint(x1, y1, a.x1, a.y1, a.x2, a.y2);
  const crossing =
    isLeft(a.x1, a.y1, a.x2, a.y2, x1, y1) !== isLeft(a.x1, a.y1, a.x2, a.y2, x2, y2) &&
    isLeft(x1, y1, x2, y2, a.x1, a.y1) !== isLeft(x1, y1, x2, y2, a.x2, a.y2);
  if (crossing) return 0;
  return Math.min(
    fromPoint(a.x1, a.y1, x1, y1, x2, y2),
    fromPoint(a.x2, a.y2, x1, y1, x2, y2),
    fromPoint(x1, y1, a.x1, a.y1, a.x2, a.y2),
    fromPoint(x2, y2, a.x1, a.y1, a.x2, a.y2),
  );
}

function fromPoint(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const along = x2 - x1;
  const across = y2 - y1;
  const length = along * along + across * across;
  const at = length === 0 ? 0 : Math.min(Math.max(((x - x1) * along + (y - y1) * across) / length, 0), 1);
  return distance(x, y, x1 + at * along, y1 + at * across);
}

/** `Math.hypot` guards against overflow and is many times slower; the layout calls this a million times. */
export const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

const isLeft = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): boolean =>
  (x2 - x1) * (y - y1) > (y2 - y1) * (x - x1);
