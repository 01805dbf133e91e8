'use client';
import type { SeatView } from '#client';
import { turnedLines } from '#lib/features/spice-blow/messages/turned.ts';
import styles from './blow-seen.module.css';

/** Shows the cards of this spice blow, one by one, while the player waits. */
export function BlowSeen({ view: { table } }: { readonly view: SeatView }) {
  const { spiceBlow, choices } = table;
  return (
    <ul className={styles.cards}>
      {spiceBlow !== null && turnedLines(spiceBlow, choices.edition).map((line, at) => <li key={at}>{line}</li>)}
    </ul>
  );
}
