import { useId } from 'react';
import { partName, type Place } from '#client';
import { CENTER, HORIZON, shapeOf, type Geometry } from '#app/_components/map/geometry.ts';
import styles from './lit-territory.module.css';

interface LitTerritoryProps {
  readonly geometry: Geometry;
  readonly parts: readonly Place[];
  readonly isDevoured: boolean;
}

/** Shows one territory on a dark planet: lit by spice, or with the maw of a worm over it. */
export function LitTerritory({ geometry, parts, isDevoured }: LitTerritoryProps) {
  const horizon = useId();
  const middles = parts.map((part) => shapeOf(geometry, part).middle);
  const [x, y] = [0, 1].map((axis) => middles.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / middles.length);
  return (
    <g aria-hidden>
      <circle cx={CENTER} cy={CENTER} r={HORIZON} className={styles.dark} />
      {parts.map((part) => (
        <path
          key={partName(part)}
          d={shapeOf(geometry, part).path}
          className={isDevoured ? styles.devoured : styles.lit}
        />
      ))}
      {isDevoured && (
        <g className={styles.maw} style={{ transformOrigin: `${x}px ${y}px` }}>
          <clipPath id={horizon}>
            <circle cx={CENTER} cy={CENTER} r={HORIZON} />
          </clipPath>
          <g clipPath={`url(#${horizon})`}>
            {RIPPLES.map((radius) => (
              <circle key={radius} cx={x} cy={y} r={radius} className={styles.ripple} />
            ))}
          </g>
          <circle cx={x} cy={y} r={MAW} className={styles.lip} />
          <path d={teethAround(x ?? CENTER, y ?? CENTER)} className={styles.throat} />
        </g>
      )}
    </g>
  );
}

const MAW = 62;
const RIPPLES = [92, 116, 140];
const TEETH = 20;

/** Returns a throat with teeth around it: a star of many points. */
function teethAround(x: number, y: number): string {
  const points = Array.from({ length: TEETH * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? MAW - 5 : MAW - 30;
    const angle = (Math.PI * at) / TEETH;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
