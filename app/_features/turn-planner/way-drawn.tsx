import { arrakis, isInStorm, type Place, type Sector, type Way } from '#client';
import { shapeOf, type Geometry, type Point } from '#app/_components/map/geometry.ts';
import type { WayFound } from './move-choice.ts';
import styles from './way-drawn.module.css';

interface WayDrawnProps {
  readonly geometry: Geometry;
  readonly from: Place;
  readonly found: WayFound;
  readonly storm: Sector;
}

/** Radius of a numbered step, in units of the drawing. */
const STEP = 19;

/**
 * Draws the path of a group over the map with numbered steps, and strikes out a shorter path. The text next to the map
 * says the same.
 */
export function WayDrawn({ geometry, from, found: { way, closed }, storm }: WayDrawnProps) {
  const steps = way === null ? [] : stepsOf(geometry, from, way, (part) => !isInStorm(part, storm));
  const shut = closed === null ? [] : stepsOf(geometry, from, closed, () => true);
  const start = middleOf(geometry, from);
  return (
    <g className={styles.way} aria-hidden>
      {shut.length > 0 && <path d={pathOf([start, ...shut])} className={styles.closed} />}
      {shut.slice(0, 1).map(([x, y]) => (
        <path
          key="cross"
          d={`M${x - STEP} ${y - STEP}L${x + STEP} ${y + STEP}M${x + STEP} ${y - STEP}L${x - STEP} ${y + STEP}`}
          className={styles.cross}
        />
      ))}
      {steps.length > 0 && (
        <>
          <path d={pathOf([start, ...steps])} className={styles.edge} />
          <path d={pathOf([start, ...steps])} className={styles.line} />
        </>
      )}
      {steps.map(([x, y], at) => (
        <g key={at}>
          <circle cx={x} cy={y} r={STEP} className={styles.step} />
          <text x={x} y={y} className={styles.number}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Returns a point in each territory that is entered: the point nearest to the point before. */
const stepsOf = (
  geometry: Geometry,
  from: Place,
  { through, to }: Way,
  isOpen: (part: Place) => boolean,
): readonly Point[] =>
  through.reduce<readonly Point[]>((sofar, territory, at) => {
    const parts = at === through.length - 1 ? [to] : arrakis.partsOf(territory).filter(isOpen);
    const before = sofar.at(-1) ?? middleOf(geometry, from);
    return [
      ...sofar,
      nearest(
        parts.map((part) => middleOf(geometry, part)),
        before,
      ),
    ];
  }, []);

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

function middleOf(geometry: Geometry, place: Place): Point {
  const [x, y] = shapeOf(geometry, place).middle;
  return [x, y];
}

/** Returns the nearest of several parts that a path may cross. */
const nearest = (points: readonly Point[], [x, y]: Point): Point =>
  points.reduce<Point>(
    (best, point) => (Math.hypot(point[0] - x, point[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? point : best),
    points[0] ?? [x, y],
  );
