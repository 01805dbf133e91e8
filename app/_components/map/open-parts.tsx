import { partName, type Place } from '#client';
import { shapeOf, type Geometry } from './geometry.ts';
import styles from './open-parts.module.css';

/** The possible destinations on the board. */
export const OpenParts = ({ geometry, places }: { readonly geometry: Geometry; readonly places: readonly Place[] }) => (
  <g aria-hidden>
    {places.map((place) => (
      <path key={partName(place)} d={shapeOf(geometry, place).path} className={styles.part} />
    ))}
  </g>
);
