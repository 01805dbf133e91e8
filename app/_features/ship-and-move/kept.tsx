'use client';
import type { SeatView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { formatKept } from '#lib/features/ship-and-move/messages/kept.ts';
import styles from './kept.module.css';

/** What was laid out ahead is kept; on its owner’s phone alone, and without a word of what it is. */
export function Kept({ view: { mine } }: { readonly view: SeatView }) {
  const { prepared } = mine.ownTurn;
  return prepared === null ? null : (
    <p className={styles.kept} role="status">
      <Icon name="check" /> {formatKept(prepared)}
    </p>
  );
}
