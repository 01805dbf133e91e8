/** The drawing of the arena: paths and points from the rings, in units of a square of 2 × `ARENA_RADIUS`. */
import { must, type ArenaDirection, type ArenaPlan, type BorderId, type SectorId } from '#client';

export const ARENA_RADIUS = 100;
/** The free circle in the middle. */
export const CENTRE = 17;
/** The outer edge of the outermost ring. */
const OUTER = 96;
/** How much shorter a block is at each end than its border. */
const SHORTER = 3;
const HALF = 0.5;
const FULL_CIRCLE = 360;

/** Returns all sectors of the arena. */
export const sectorsIn = (plan: ArenaPlan): readonly SectorId[] =>
  plan.flatMap(({ sectors }, ring) =>
    Array.from({ length: sectors }, (_none, at): SectorId => `sector-${ring + 1}-${at + 1}`),
  );

/** Returns all straight borders. A ring with one sector has none. */
export const bordersIn = (plan: ArenaPlan): readonly BorderId[] =>
  plan.flatMap(({ sectors }, ring) =>
    Array.from({ length: sectors === 1 ? 0 : sectors }, (_none, at): BorderId => `border-${ring + 1}-${at + 1}`),
  );

/** Returns the path of a sector. */
export function sectorPath(plan: ArenaPlan, sector: SectorId): string {
  const { inner, outer, from, to } = boundsOf(plan, sector);
  const large = to - from > FULL_CIRCLE / 2 ? 1 : 0;
  const [a, b, c, d] = [pointAt(outer, from), pointAt(outer, to), pointAt(inner, to), pointAt(inner, from)];
  return `M${xy(a)}A${outer} ${outer} 0 ${large} 1 ${xy(b)}L${xy(c)}A${inner} ${inner} 0 ${large} 0 ${xy(d)}Z`;
}

/** Returns the radii of the lines in the grain of the arena, three for each ring. */
export const grainOf = (plan: ArenaPlan): readonly number[] =>
  plan.flatMap((_ring, at) => [1, 2, 3].map((line) => OUTER - (at + line / 4) * ringWidth(plan)));

/** Returns the place of a leader in a sector. */
export function middleOf(plan: ArenaPlan, sector: SectorId): Point {
  const { radius, angle } = polarOf(plan, sector);
  return pointAt(radius, angle);
}

/** Returns the line of a straight border, a little shorter than the border. */
export function borderLine(plan: ArenaPlan, border: BorderId) {
  const { inner, outer, from } = boundsOf(plan, border.replace('border', 'sector') as SectorId);
  const [start, end] = [pointAt(inner + SHORTER, from), pointAt(outer - SHORTER, from)];
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}

/** Returns the place of the name of a border: near its outer end, so that the names of neighbours stay apart. */
export function borderMiddle(plan: ArenaPlan, border: BorderId): Point {
  const { inner, outer, from } = boundsOf(plan, border.replace('border', 'sector') as SectorId);
  return pointAt((inner + outer) * HALF, from);
}

/** Returns the direction of a neighbouring sector, as a leader that faces the centre sees it. */
export function directionTo(plan: ArenaPlan, from: SectorId, to: SectorId): ArenaDirection {
  const [[ring, place], [otherRing, otherPlace]] = [numbersOf(from), numbersOf(to)];
  if (otherRing > ring) return 'in';
  if (otherRing < ring) return 'out';
  const { sectors } = must(plan[ring - 1], 'a ring');
  const isNextClockwise = otherPlace === (place % sectors) + 1;
  return isNextClockwise ? 'left' : 'right';
}

/** An arrow: its line, its head, and the angle of its head (degrees clockwise from the direction right). */
export interface Arrow {
  readonly path: string;
  readonly head: Point;
  readonly angle: number;
}

/**
 * Returns the arrow from one sector to another. Between two sectors of one ring the arrow follows the ring. Both ends
 * stay `gap` units away from the middle of the sectors.
 */
export function arrowBetween(plan: ArenaPlan, by: SectorId, on: SectorId, gap: number): Arrow {
  const [from, to] = [polarOf(plan, by), polarOf(plan, on)];
  return numbersOf(by)[0] === numbersOf(on)[0] ? arcArrow(from, to, gap) : straightArrow(from, to, gap);
}

function straightArrow(from: Polar, to: Polar, gap: number): Arrow {
  const [start, end] = [pointAt(from.radius, from.angle), pointAt(to.radius, to.angle)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const along = (share: number): Point => ({
    x: rounded(start.x + (end.x - start.x) * share),
    y: rounded(start.y + (end.y - start.y) * share),
  });
  const head = along(1 - gap / length);
  const angle = Math.atan2(end.y - start.y, end.x - start.x) * (FULL_CIRCLE / (2 * Math.PI));
  return { path: `M${xy(along(gap / length))}L${xy(head)}`, head, angle: rounded(angle) };
}

function arcArrow(from: Polar, to: Polar, gap: number): Arrow {
  const turn = (to.angle - from.angle + FULL_CIRCLE) % FULL_CIRCLE;
  const isClockwise = turn <= FULL_CIRCLE / 2;
  const sign = isClockwise ? 1 : -1;
  const off = sign * gap * (FULL_CIRCLE / (2 * Math.PI * from.radius));
  const [start, end] = [from.angle + off, to.angle - off];
  const head = pointAt(from.radius, end);
  return {
    path: `M${xy(pointAt(from.radius, start))}A${rounded(from.radius)} ${rounded(from.radius)} 0 0 ${isClockwise ? 1 : 0} ${xy(head)}`,
    head,
    angle: rounded(isClockwise ? end : end + FULL_CIRCLE / 2),
  };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point by its distance from the centre and its angle (degrees clockwise from the top). */
interface Polar {
  readonly radius: number;
  readonly angle: number;
}

function polarOf(plan: ArenaPlan, sector: SectorId): Polar {
  const { inner, outer, from, to } = boundsOf(plan, sector);
  return { radius: (inner + outer) * HALF, angle: (from + to) * HALF };
}

/** Returns the radii of a sector, and its angles in degrees clockwise from the top. */
function boundsOf(plan: ArenaPlan, sector: SectorId) {
  const [ring, number] = numbersOf(sector);
  const { sectors, startsAt } = must(plan[ring - 1], 'a ring');
  const outer = OUTER - (ring - 1) * ringWidth(plan);
  const from = startsAt + ((number - 1) * FULL_CIRCLE) / sectors;
  return { inner: rounded(outer - ringWidth(plan)), outer: rounded(outer), from, to: from + FULL_CIRCLE / sectors };
}

/** Returns the number of a sector's ring, and its number within the ring. */
function numbersOf(sector: SectorId): readonly [ring: number, number: number] {
  const [, ring = 1, number = 1] = sector.split('-').map(Number);
  return [ring, number];
}

const ringWidth = (plan: ArenaPlan): number => (OUTER - CENTRE) / plan.length;

function pointAt(radius: number, degrees: number): Point {
  const angle = (degrees * 2 * Math.PI) / FULL_CIRCLE;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

const xy = ({ x, y }: Point): string => `${x} ${y}`;

const HUNDREDTHS = 100;
const rounded = (length: number): number => Math.round(length * HUNDREDTHS) / HUNDREDTHS;
