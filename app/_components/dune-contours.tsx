import styles from './dune-contours.module.css';

const WIDTH = 360;
const SPACING = 15.6;
const LINES = 26;

/** Height of one contour: a few slow waves that drift from line to line, like wind over sand. */
function contour(line: number): string {
  const base = line * SPACING - 2 * SPACING;
  const points = Array.from({ length: WIDTH / 20 + 1 }, (_, i) => {
    const x = i * 20;
    const drift = line * 0.42;
    const y =
      base + 6 * Math.sin(x / 57 + drift) + 3.4 * Math.sin(x / 26 - drift * 1.3) + 4 * Math.sin(x / 131 - drift / 2);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const CONTOURS = Array.from({ length: LINES }, (_, line) => contour(line)).join('');

/** The sand over secrets: the same drawing for every content. */
export function DuneContours() {
  return (
    <svg
      className={styles.dunes}
      viewBox={`0 0 ${WIDTH} 360`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <path d={CONTOURS} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}
