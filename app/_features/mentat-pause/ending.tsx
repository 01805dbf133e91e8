'use client';
import { formatHowWon, winnersTitle, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import styles from './ending.module.css';

/** Who has won and by what, once the game is over. */
export function Ending({ table: { victory, choices } }: { readonly table: TableView }) {
  if (victory === null) return null;
  return (
    <section className={styles.ending} aria-live="polite">
      <p className={styles.discs}>
        {victory.winners.map((winner) => (
          <FactionDisc key={winner} faction={winner} className={styles.disc} />
        ))}
      </p>
      <h1 className={styles.title}>{winnersTitle(victory)}</h1>
      <p className={styles.how}>{formatHowWon(victory, choices.edition)}</p>
    </section>
  );
}
