import type { Place } from '#client';
import type { Carried } from './use-drag-on-map.ts';
import { shapeOf, type Geometry } from './geometry.ts';
import { OpenParts } from './open-parts.tsx';
import styles from './carried-on.module.css';

/** The radius of a dragged piece in units of the drawing: it is visible around a thumb. */
const HELD = 46;

interface CarriedOnProps {
  readonly geometry: Geometry;
  readonly carried: Carried;
  /** The possible destinations. */
  readonly reach: readonly Place[];
}

/** Shows a piece that a finger drags over the map, with a line from its origin. */
export function CarriedOn({ geometry, carried: { from, at }, reach }: CarriedOnProps) {
  const [x, y] = shapeOf(geometry, from).middle;
  const line = `M${x} ${y}L${at[0]} ${at[1]}`;
  return (
    <g className={styles.carried} data-on-the-way aria-hidden>
      <OpenParts geometry={geometry} places={reach} />
      <path d={line} className={styles.edge} />
      <path d={line} className={styles.line} />
      <circle cx={at[0]} cy={at[1]} r={HELD} className={styles.held} />
    </g>
  );
}
