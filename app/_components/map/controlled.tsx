import { partName, partsOf, type FactionId, type TerritoryId } from '#client';
import { signHref } from '../sprite.ts';
import { shapeOf, type Geometry } from './geometry.ts';
import styles from './markers.module.css';

interface ControlledProps {
  readonly geometry: Geometry;
  readonly faction: FactionId;
  readonly territory: TerritoryId;
}

/** Shows the disc of a faction that controls a territory without forces, in the largest part of the territory. */
export function Controlled({ geometry, faction, territory }: ControlledProps) {
  const [place] = [...partsOf(territory)].sort((one, other) => radiusIn(geometry, other) - radiusIn(geometry, one));
  if (place === undefined) return null;
  const [x, y, most] = shapeOf(geometry, place).middle;
  const radius = Math.min(most, LARGEST);
  return (
    <g key={partName(place)} data-faction={faction} aria-hidden>
      <circle cx={x} cy={y} r={radius} className={styles.disc} strokeWidth={radius * 0.1} />
      <use
        href={signHref(faction)}
        x={x - radius * 0.58}
        y={y - radius * 0.58}
        width={radius * 1.16}
        height={radius * 1.16}
        className={styles.emblem}
      />
    </g>
  );
}

/** The largest radius of the disc, in units of the drawing. */
const LARGEST = 24;

const radiusIn = (geometry: Geometry, place: ReturnType<typeof partsOf>[number]): number =>
  shapeOf(geometry, place).middle[2];
