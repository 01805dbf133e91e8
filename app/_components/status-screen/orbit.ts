/** The radius of the orbit around the planet, in u; both have the middle (50, 50). */
export const RADIUS = 52.5;
const MIDDLE = 50;

/** The distances of beads in degrees: from one bead to the next, and at most from the first bead to the last. */
interface Spread {
  readonly step: number;
  readonly widest: number;
}

const BATTLES: Spread = { step: 13, widest: 78 };
/** A whole turn takes most of the orbit. */
export const TURN: Spread = { step: 14, widest: 112 };

export interface OrbitPlace<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
}

/** Returns the position of each bead on the orbit, to the right of the planet, spread evenly around the horizontal. */
export function orbitPlaces<T>(items: readonly T[], spread: Spread = BATTLES): readonly OrbitPlace<T>[] {
  const step = Math.min(spread.step, spread.widest / Math.max(items.length - 1, 1));
  return items.map((item, at) => {
    const angle = ((at - (items.length - 1) / 2) * step * Math.PI) / 180;
    return { item, x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}
