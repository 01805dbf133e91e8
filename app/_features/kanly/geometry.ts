/** The drawing of the arena: paths and points from the rings, in units of a square of 2 × `ARENA_RADIUS`. */
import { must, type ArenaPlan, type BorderId, type SectorId } from '#client';

export const ARENA_RADIUS = 100;
/** The free circle in the middle. */
const CENTRE = 17;
const RIM = 2;
const HALF = 0.5;
const FULL_CIRCLE = 360;

/** Returns all sectors of the arena. */
export const sectorsIn = (plan: ArenaPlan): readonly SectorId[] =>
  plan.flatMap(({ sectors }, ring) =>
    Array.from({ length: sectors }, (_none, at): SectorId => `sector-${ring + 1}-${at + 1}`),
  );

/** Returns the path of a sector. */
export function arcPath(plan: ArenaPlan, sector: SectorId): string {
  const { inner, outer, from, to } = boundsOf(plan, sector);
  const large = to - from > FULL_CIRCLE / 2 ? 1 : 0;
  const [a, b, c, d] = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)];
  const commands: readonly (readonly [string, ...number[]])[] = [
    ['M', a.x, a.y],
    ['A', outer, outer, 0, large, 1, b.x, b.y],
    ['L', c.x, c.y],
    ['A', inner, inner, 0, large, 0, d.x, d.y],
    ['Z'],
  ];
  return commands.flat().join(' ');
}

/** Returns the place of a leader in a sector. */
export function middleOf(plan: ArenaPlan, sector: SectorId): Point {
  const { inner, outer, from, to } = boundsOf(plan, sector);
  return point((inner + outer) * HALF, (from + to) * HALF);
}

/** Returns the line of a block on a straight border, a little shorter than the border. */
export function blockLine(plan: ArenaPlan, border: BorderId) {
  const { inner, outer, from } = boundsOf(plan, border.replace('border', 'sector') as SectorId);
  const start = point(inner + 2 * RIM, from);
  const end = point(outer - 2 * RIM, from);
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the radii of a sector, and its angles in degrees clockwise from the top. */
function boundsOf(plan: ArenaPlan, sector: SectorId) {
  const [, ring = 1, number = 1] = sector.split('-').map(Number);
  const { sectors, startsAt } = must(plan[ring - 1], 'a ring');
  const width = (ARENA_RADIUS - RIM - CENTRE) / plan.length;
  const outer = ARENA_RADIUS - RIM - (ring - 1) * width;
  const from = startsAt + ((number - 1) * FULL_CIRCLE) / sectors;
  return { inner: outer - width, outer, from, to: from + FULL_CIRCLE / sectors };
}

function point(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / (FULL_CIRCLE * HALF);
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

const HUNDREDTHS = 100;
const rounded = (length: number): number => Math.round(length * HUNDREDTHS) / HUNDREDTHS;
