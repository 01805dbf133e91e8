import type { ShipAndMovePublicView, TableView } from '#client';
import { CENTER, HORIZON, shapeOf, type Geometry, type Point } from '#app/_components/map/geometry.ts';
import styles from './tracks.module.css';

type Turn = NonNullable<NonNullable<ShipAndMovePublicView['shipAndMove']>['latest']>;

interface TracksProps {
  readonly table: TableView;
  readonly geometry: Geometry;
}

/** The distance from the planet at which a shipment starts or ends, in units of the drawing. */
const OFF_PLANET = HORIZON + 40;
/** How far before the middle of its place an arrow ends, because the forces are in the middle. */
const SHORT_OF = 30;
const BARB = 22;
const BARB_ANGLE = 0.5;
/**
 * How far a track curves to the side, as a fraction of its length. So a track there and a track back do not overlap.
 */
const SWING = 0.12;

/** Shows the last shipment and move as arrows over the ground. The box next to the planet describes them. */
export function Tracks({ table: { shipAndMove }, geometry }: TracksProps) {
  const latest = shipAndMove?.latest ?? null;
  if (latest === null) return null;
  return (
    <g data-faction={latest.faction} data-tracks className={styles.tracks} aria-hidden>
      {latest.done
        .flatMap((step) => arrowsOf(step, geometry))
        .map((arrow) => (
          <g key={arrow}>
            <path d={arrow} className={styles.edge} />
            <path d={arrow} className={styles.line} />
          </g>
        ))}
    </g>
  );
}

function arrowsOf(step: Turn['done'][number], geometry: Geometry): readonly string[] {
  if (step.kind !== 'shipment' && step.kind !== 'move') return [];
  const to = step.to === null ? null : middle(shapeOf(geometry, step.to).middle);
  const from = step.from.map((stack) => middle(shapeOf(geometry, stack).middle));
  if (to === null) return from.map((whence) => arrow(whence, offPlanet(whence), 0));
  return from.length === 0 ? [arrow(offPlanet(to), to, SHORT_OF)] : from.map((whence) => arrow(whence, to, SHORT_OF));
}

const middle = ([x, y]: readonly [number, number, number]): Point => [x, y];

/** Returns a point straight above a place, beyond the horizon. For the middle of the planet it is in the north. */
function offPlanet([x, y]: Point): Point {
  const direction = x === CENTER && y === CENTER ? -Math.PI / 2 : Math.atan2(y - CENTER, x - CENTER);
  return [CENTER + OFF_PLANET * Math.cos(direction), CENTER + OFF_PLANET * Math.sin(direction)];
}

/** Returns a path that curves to one side, with two barbs at its end. */
function arrow([x1, y1]: Point, [x2, y2]: Point, shortOf: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [cx, cy] = [(x1 + x2) / 2 - dy * SWING, (y1 + y2) / 2 + dx * SWING];
  const heading = Math.atan2(y2 - cy, x2 - cx);
  const [ex, ey] = [x2 - shortOf * Math.cos(heading), y2 - shortOf * Math.sin(heading)];
  const barb = (side: number) =>
    `M${near(ex - BARB * Math.cos(heading + side))} ${near(ey - BARB * Math.sin(heading + side))}L${near(ex)} ${near(ey)}`;
  return `M${near(x1)} ${near(y1)}Q${near(cx)} ${near(cy)} ${near(ex)} ${near(ey)}${barb(BARB_ANGLE)}${barb(-BARB_ANGLE)}`;
}

const near = (value: number): string => value.toFixed(1);
