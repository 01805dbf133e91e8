/** A second reading of the arena: points on a circle. It knows no neighbours, only where a point lies. */
import type { ArenaDirection, ArenaPlan } from '#lib/model/dueling.ts';

const FULL_CIRCLE = 360;

/** A point of the arena: the number of a ring from the outermost, and degrees clockwise from the top. */
interface Point {
  readonly ring: number;
  readonly angle: number;
}

/** Returns the name of the sector in which a point lies; `null` outside the arena. */
function sectorAt(plan: ArenaPlan, { ring, angle }: Point): string | null {
  const drawn = plan[ring - 1];
  if (drawn === undefined) return null;
  const turned = (((angle - drawn.startsAt) % FULL_CIRCLE) + FULL_CIRCLE) % FULL_CIRCLE;
  return `sector-${ring}-${Math.floor((turned * drawn.sectors) / FULL_CIRCLE) + 1}`;
}

/** Returns the points of a sector, close enough together to touch every other sector that it touches. */
function pointsIn(plan: ArenaPlan, sector: string): readonly Point[] {
  const [, ring = 0, number = 0] = sector.split('-').map(Number);
  const { sectors = 1, startsAt = 0 } = plan[ring - 1] ?? {};
  const others = plan.map((one) => one.sectors);
  const steps = FULL_CIRCLE * Math.max(...others) * sectors;
  const width = FULL_CIRCLE / sectors;
  return Array.from({ length: steps }, (_none, at) => ({
    ring,
    angle: startsAt + (number - 1) * width + ((at + 0.5) * width) / steps,
  }));
}

/** Where a leader can look from its sector: the sector on that side, and the name of the block's place between them. */
export interface Look {
  readonly direction: ArenaDirection;
  readonly sector: string;
  readonly wall: string | null;
}

/** Returns all sectors around a sector. Inwards is the next ring at the same angle; clockwise is to the left. */
export function looksFrom(plan: ArenaPlan, sector: string): readonly Look[] {
  const points = pointsIn(plan, sector);
  const middle = points[Math.floor(points.length / 2)] ?? { ring: 1, angle: 0 };
  const { sectors = 1 } = plan[middle.ring - 1] ?? {};
  const width = FULL_CIRCLE / sectors;
  const beside = (direction: 'left' | 'right'): readonly Look[] => {
    if (sectors === 1) return [];
    const angle = middle.angle + (direction === 'left' ? width : -width);
    const there = sectorAt(plan, { ring: middle.ring, angle }) ?? '';
    // A wall is named after the sector that begins at it, clockwise.
    return [{ direction, sector: there, wall: (direction === 'left' ? there : sector).replace('sector', 'border') }];
  };
  const across = (direction: 'in' | 'out'): readonly Look[] => {
    const ring = middle.ring + (direction === 'in' ? 1 : -1);
    const there = new Set(points.map(({ angle }) => sectorAt(plan, { ring, angle })));
    return [...there].flatMap((one) => (one === null ? [] : [{ direction, sector: one, wall: null }]));
  };
  return [...beside('left'), ...beside('right'), ...across('in'), ...across('out')];
}
