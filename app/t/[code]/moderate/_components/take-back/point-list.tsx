'use client';
import { capitalize, type EditionId, type TakeBackPoint } from '#client';
import { formatPoint } from '#lib/messages/format/log.ts';
import { StruckThrough } from '#app/_components/struck-through.tsx';
import { timeToTheSecond } from '#app/t/[code]/_components/time-of-day.ts';
import styles from './point-list.module.css';
import { POINTS } from './take-back-messages.ts';

interface PointListProps {
  readonly points: readonly TakeBackPoint[];
  readonly edition: EditionId;
  /** The `to` of the chosen point. */
  readonly chosen: number | null;
  readonly onChoose: (to: number) => void;
}

/**
 * Shows the points to return to, newest first: the steps that would be undone, the chosen point, and the steps that
 * stay.
 */
export function PointList({ points, edition, chosen, onChoose }: PointListProps) {
  return (
    <ol className={styles.points} aria-label={POINTS.label}>
      {points.map(({ to, at, next, undone }) => (
        <li key={to} className={styles.point} data-state={stateOf(to, chosen)}>
          <button
            type="button"
            className={styles.line}
            aria-pressed={to === chosen}
            onClick={() => {
              onChoose(to);
            }}
          >
            <time className={styles.time}>{timeToTheSecond(at)}</time>
            <span className={styles.mark} aria-hidden />
            <span className={styles.words}>
              <StruckThrough when={undone}>{capitalize(formatPoint(next, edition))}</StruckThrough>
              {to === chosen && <small className={styles.here}>back to here</small>}
              {chosen !== null && to > chosen && <span className="unseen"> {POINTS.undone}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function stateOf(to: number, chosen: number | null): 'kept' | 'chosen' | 'cut' {
  if (to === chosen) return 'chosen';
  return chosen !== null && to > chosen ? 'cut' : 'kept';
}
