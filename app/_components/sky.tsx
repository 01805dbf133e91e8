import styles from './sky.module.css';

const FIELD = '0 0 390 176';

/** Two moons over the dunes: the background of a page without a decision. Dunes stretch, moons keep their shape. */
export function Sky() {
  return (
    <svg className={styles.sky} aria-hidden focusable="false">
      <svg viewBox={FIELD} preserveAspectRatio="xMidYMin meet">
        <path className={styles.moon} d="M99.6 4.4A14 14 0 1 1 84.9 26.5A13.5 13.5 0 0 0 99.6 4.4z" />
        <circle className={styles.moon} cx="142" cy="30" r="5" />
      </svg>
      <svg viewBox={FIELD} preserveAspectRatio="none">
        <path className={styles.far} d="M0 72C60 48 110 44 168 64C150 78 120 90 96 116L0 116z" />
        <path className={styles.near} d="M390 48C330 26 250 58 168 64C220 84 250 106 300 124L390 136z" />
        <path className={styles.lit} d="M0 100C90 80 170 106 240 128C300 146 350 136 390 118V176H0z" />
        <path className={styles.near} d="M240 128C190 136 120 140 60 176H390V118C350 136 300 146 240 128z" />
      </svg>
    </svg>
  );
}
