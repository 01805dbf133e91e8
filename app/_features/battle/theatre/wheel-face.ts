/** The face of a turned battle wheel: a ring around (0, 0) with the dialled number under the pointer at the top. */
import { notchDepth } from '#app/_components/wheel/wheel-geometry.ts';

export const RIM = 400;
export const BAND = 324;
const DEGREES_PER_FORCE = 24;
/**
 * The half of the visible angle, in degrees. Numbers further round are behind the edge of the screen, or would overlap
 * the numbers from the other side.
 */
const HALF_VIEW = 150;
/** The notches of the phone's wheel, which has a rim of 236. */
const NOTCH_SCALE = RIM / 236;

export interface Detent {
  readonly value: number;
  readonly angle: number;
  readonly opacity: number;
}

/** Returns the numbers on the rim while `value` is under the pointer, each with its angle, clockwise from the top. */
export function detents(value: number, forces: number): readonly Detent[] {
  return Array.from({ length: forces + 1 }, (_, n) => ({ value: n, angle: (n - value) * DEGREES_PER_FORCE }))
    .filter(({ angle }) => Math.abs(angle) <= HALF_VIEW)
    .map((detent) => ({ ...detent, opacity: Math.max(0.28, 1 - Math.max(0, Math.abs(detent.angle) - 40) / 62) }));
}

/** Returns the rim, with a notch at every number. The rim is smooth beyond the stops. */
export function rimPath(value: number, forces: number): string {
  const angles = detents(value, forces).map((detent) => detent.angle);
  const points = Array.from({ length: 720 }, (_, at) => {
    const angle = at / 2;
    const nearest = Math.min(...angles.map((notch) => Math.abs(turnTo(angle, notch))));
    return point(angle, RIM - notchDepth(nearest / 1.1, true) * NOTCH_SCALE);
  });
  return `M${points.join('L')}Z`;
}

/** Returns the bright band from 0 to the pointer. */
export function bandPath(value: number): string {
  const sweep = Math.min(value * DEGREES_PER_FORCE, 350);
  if (sweep === 0) return '';
  return `M${point(-sweep, BAND)}A${BAND} ${BAND} 0 ${sweep > 180 ? 1 : 0} 1 ${point(0, BAND)}`;
}

export function at(angle: number, radius: number): { readonly x: number; readonly y: number } {
  const radians = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

const point = (angle: number, radius: number): string => {
  const { x, y } = at(angle, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const turnTo = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;
