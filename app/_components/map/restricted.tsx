import { useId } from 'react';
import { partName, partsOf, type TerritoryId } from '#client';
import { shapeOf, type Geometry } from './geometry.ts';
import styles from './restricted.module.css';

interface RestrictedProps {
  readonly geometry: Geometry;
  readonly territory: TerritoryId;
}

/** The distance between two lines of the hatching, in units of the drawing. */
const STEP = 14;

/** Shows a territory that most factions may not enter: hatched, with a dashed edge. */
export function Restricted({ geometry, territory }: RestrictedProps) {
  const lines = useId();
  const paths = partsOf(territory).map((part) => ({ name: partName(part), path: shapeOf(geometry, part).path }));
  return (
    <g aria-hidden>
      <pattern id={lines} width={STEP} height={STEP} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={STEP / 3} height={STEP} className={styles.line} />
      </pattern>
      {paths.map(({ name, path }) => (
        <path key={name} d={path} className={styles.edge} />
      ))}
      {paths.map(({ name, path }) => (
        <path key={name} d={path} className={styles.dark} />
      ))}
      {paths.map(({ name, path }) => (
        <path key={name} d={path} fill={`url(#${lines})`} />
      ))}
    </g>
  );
}
