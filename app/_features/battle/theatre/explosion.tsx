import { EXPLOSION_TITLE, battleSum, type BattleOutcome } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import styles from './explosion.module.css';

const RAYS = 24;

/** Returns a ray of the burst. Long and short rays alternate. */
function ray(at: number): string {
  const angle = (at * 2 * Math.PI) / RAYS;
  const [from, to] = at % 2 === 0 ? [47, 96] : [50, 74];
  const point = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(from)}L${point(to)}`;
}

const BURST = Array.from({ length: RAYS }, (_, at) => ray(at)).join('');

interface ExplosionProps {
  readonly outcome: BattleOutcome;
  /** Whether the moment is over, so that the result may take its place. */
  readonly settled: boolean;
}

/** Shows that a lasgun has met a shield. There is no sum, because no force is left. */
export function Explosion({ outcome, settled }: ExplosionProps) {
  return (
    <div className={styles.explosion} data-settled={settled}>
      <div className={styles.picture} aria-hidden>
        <svg viewBox="-100 -100 200 200" className={styles.burst}>
          <path d={BURST} />
        </svg>
        <Icon name="lasgun" className={styles.lasgun} />
        <Icon name="shield" className={styles.shield} />
      </div>
      <p className={styles.title}>{EXPLOSION_TITLE}</p>
      <p className={styles.what}>{battleSum(outcome).closing}</p>
    </div>
  );
}
