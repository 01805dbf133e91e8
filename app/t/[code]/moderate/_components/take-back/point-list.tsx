'use client';
import { useEffect, useRef } from 'react';
import { sayLogLine, type EditionId, type LogLine } from '../../../../../../lib/client.ts';
import { timeOfDay } from '../time-of-day.ts';
import styles from './point-list.module.css';

interface PointListProps {
  readonly points: readonly LogLine[];
  readonly edition: EditionId;
  /** The position of the line that shall be the last to stand. */
  readonly chosen: number | null;
  readonly onChoose: (position: number) => void;
}

/** The points one can return to, newest last: what stands, where one goes back to, and what would be cut off. */
export function PointList({ points, edition, chosen, onChoose }: PointListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <ol ref={list} className={styles.points} aria-label="Points to go back to">
      {points.map(({ position, at, fact }) => (
        <li key={position} className={styles.point} data-state={stateOf(position, chosen)}>
          <button
            type="button"
            className={styles.line}
            aria-pressed={position === chosen}
            onClick={() => {
              onChoose(position);
            }}
          >
            <time className={styles.time}>{timeOfDay(at)}</time>
            <span className={styles.mark} aria-hidden />
            <span className={styles.words}>
              {sayLogLine(fact, edition)}
              {position === chosen && <small className={styles.here}>back to here</small>}
              {chosen !== null && position > chosen && <span className="unseen"> This would be undone.</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function stateOf(position: number, chosen: number | null): 'kept' | 'chosen' | 'cut' {
  if (position === chosen) return 'chosen';
  return chosen !== null && position > chosen ? 'cut' : 'kept';
}
