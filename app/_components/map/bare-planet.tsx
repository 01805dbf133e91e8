'use client';

import { useGeometry } from './geometry.ts';
import { Horizon, Planet } from './planet.tsx';
import styles from './board-map.module.css';

/** Shows Arrakis without any pieces, as an ornament. */
export function BarePlanet() {
  const geometry = useGeometry();
  return (
    <svg viewBox="64 64 872 872" className={styles.drawing} aria-hidden>
      {geometry !== null && <Planet geometry={geometry} />}
      <Horizon />
    </svg>
  );
}
