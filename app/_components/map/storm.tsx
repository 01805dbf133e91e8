import { must, type Sector } from '#client';
import { CENTER, HORIZON, type Geometry, type Point, type Spot } from './geometry.ts';
import { signHref } from '../sprite.ts';
import { directionOf } from './layout/storm-place.ts';
import styles from './storm.module.css';

interface StormProps {
  readonly geometry: Geometry;
  readonly sector: Sector;
  /** The position of the storm's marker. */
  readonly marker: Spot;
}

const GUSTS = 11;
const FIRST_GUST = 95;
const LAST_GUST = 390;
const HALF_SECTOR = Math.PI / 18;

/** Shows the storm over its sector: the wedge, gusts that grow towards the horizon, a bright limb, and the marker. */
export function Storm({ geometry, sector, marker }: StormProps) {
  const { wedge, storm } = must(geometry.sectors[sector - 1], `sector ${sector}`);
  const [x, y, radius] = marker;
  return (
    <g aria-hidden>
      <path d={wedge} className={styles.wedge} />
      {Array.from({ length: GUSTS }, (_, at) => (
        <path key={at} d={gust(storm, at)} className={styles.gust} opacity={0.34 + at * 0.04} />
      ))}
      <path d={limb(storm)} className={styles.limb} />
      <circle cx={x} cy={y} r={radius} className={styles.marker} />
      <use
        href={signHref('i-storm')}
        x={x - radius * 0.83}
        y={y - radius * 0.83}
        width={radius * 1.66}
        height={radius * 1.66}
        className={styles.sign}
      />
    </g>
  );
}

const polar = (angle: number, radius: number): string =>
  `${(CENTER + radius * Math.cos(angle)).toFixed(1)} ${(CENTER + radius * Math.sin(angle)).toFixed(1)}`;

function gust(middle: Point, at: number): string {
  const direction = directionOf(middle);
  const radius = FIRST_GUST + ((LAST_GUST - FIRST_GUST) * at) / (GUSTS - 1);
  const swing = HALF_SECTOR * 0.7;
  const from = polar(direction - swing, radius);
  const through = polar(direction, radius * 1.02);
  return `M${from}Q${polar(direction - swing * 0.5, radius * 1.12)} ${through}T${polar(direction + swing, radius)}`;
}

function limb(middle: Point): string {
  const direction = directionOf(middle);
  const ends = [polar(direction - HALF_SECTOR, HORIZON), polar(direction + HALF_SECTOR, HORIZON)];
  return `M${ends.join(`A${HORIZON} ${HORIZON} 0 0 1 `)}`;
}
