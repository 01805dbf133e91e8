'use client';
import type { SeatView } from '#client';
import { formatTaken, formatTurned } from '#lib/features/spice-blow/messages/turned.ts';
import styles from './blow-seen.module.css';

/** Shows the cards of this spice blow, one by one, while the player waits. */
export function BlowSeen({ view: { table } }: { readonly view: SeatView }) {
  const { edition } = table.choices;
  return (
    <ul className={styles.cards}>
      {table.spiceBlow?.turned.map((card, at) => (
        <li key={at}>
          {formatTurned(card, edition)}
          {card.kind === 'worm' && card.devoured !== null && ` ${formatTaken(card.devoured)}`}
        </li>
      ))}
    </ul>
  );
}
