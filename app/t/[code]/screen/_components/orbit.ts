import type { PendingBattle } from '../../../../../lib/client.ts';

/** Of the orbit around the planet, in u; both share the middle (50, 50). */
export const RADIUS = 52.5;
const MIDDLE = 50;
/** Degrees from one bead to the next; more battles than fit stand closer. */
const STEP = 13;
const WIDEST = 78;

interface OrbitPlace {
  readonly battle: PendingBattle;
  readonly x: number;
  readonly y: number;
}

/** Where each battle's bead sits on the orbit, right of the planet, spread evenly around the horizontal. */
export function orbitPlaces(battles: readonly PendingBattle[]): readonly OrbitPlace[] {
  const step = Math.min(STEP, WIDEST / Math.max(battles.length - 1, 1));
  return battles.map((battle, at) => {
    const angle = ((at - (battles.length - 1) / 2) * step * Math.PI) / 180;
    return { battle, x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
  });
}
