import { CENTER, type Point } from '../geometry.ts';

/** The steps in which a curve of the drawing, and an arc of the horizon, are divided. */
const CURVE_STEPS = 4;
const ARC_STEPS = 8;

/** The number of arguments of each path command. */
const TAKES: Readonly<Record<string, number>> = { M: 2, l: 2, c: 6, a: 7 };

/**
 * Returns the corners of a part's outline, with curves as short straight steps. Each outline of the drawing is one
 * closed line of `M`, then `l`, `c`, and `a` for arcs of the horizon, the short way.
 */
export function outlineOf(path: string): readonly Point[] {
  const corners: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command = '', list = ''] of path.matchAll(/([Mlca])([^Mlcaz]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const takes = TAKES[command] ?? 2;
    for (let first = 0; first < numbers.length; first += takes) {
      const given = numbers.slice(first, first + takes);
      const [dx = 0, dy = 0] = given.slice(-2);
      const to: Point = command === 'M' ? [dx, dy] : [at[0] + dx, at[1] + dy];
      if (command === 'c') corners.push(...curve(at, given));
      if (command === 'a') corners.push(...arc(at, to));
      corners.push(to);
      at = to;
    }
  }
  return corners;
}

/** Points between two ends in this number of steps, 0 to 1. */
const inside = (steps: number): readonly number[] => Array.from({ length: steps - 1 }, (_, at) => (at + 1) / steps);

function curve([x, y]: Point, [ax = 0, ay = 0, bx = 0, by = 0, dx = 0, dy = 0]: readonly number[]): readonly Point[] {
  const bent = (a: number, b: number, end: number, t: number) =>
    3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * end;
  return inside(CURVE_STEPS).map((t) => [x + bent(ax, bx, dx, t), y + bent(ay, by, dy, t)]);
}

function arc(from: Point, to: Point): readonly Point[] {
  const angle = ([x, y]: Point) => Math.atan2(y - CENTER, x - CENTER);
  const radius = Math.hypot(from[0] - CENTER, from[1] - CENTER);
  const turn = Math.atan2(Math.sin(angle(to) - angle(from)), Math.cos(angle(to) - angle(from)));
  return inside(ARC_STEPS).map((t) => {
    const now = angle(from) + t * turn;
    return [CENTER + radius * Math.cos(now), CENTER + radius * Math.sin(now)];
  });
}
