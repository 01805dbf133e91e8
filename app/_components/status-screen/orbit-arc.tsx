import { RADIUS } from './orbit.ts';
import styles from './orbit-arc.module.css';

/** The arc next to the planet that carries beads. */
export const OrbitArc = () => (
  <svg viewBox="0 0 110 100" className={styles.arc} aria-hidden>
    <path d={`M76.25 4.53A${RADIUS} ${RADIUS} 0 0 1 76.25 95.47`} />
  </svg>
);
