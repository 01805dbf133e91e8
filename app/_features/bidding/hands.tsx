import { type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { HANDS_ARE_PUBLIC, formatHolds } from '#lib/features/bidding/messages/auction.ts';
import styles from './hands.module.css';

/** Shows how many cards each player holds. Mentat shows it in this phase alone. */
export function Hands({ bidding: { hands } }: { readonly bidding: NonNullable<TableView['bidding']> }) {
  return (
    <footer className={styles.hands}>
      <p className={styles.why}>{HANDS_ARE_PUBLIC}</p>
      <ul className={styles.all}>
        {hands.map(({ faction, cards, limit }) => (
          <li key={faction} className={styles.hand}>
            <FactionDisc faction={faction} alone />
            <span>
              <span className={styles.slots} aria-hidden>
                {Array.from({ length: limit }, (_, slot) => (
                  <span key={slot} className={styles.slot} data-held={slot < cards} />
                ))}
              </span>
              {formatHolds(cards, limit)}
            </span>
          </li>
        ))}
      </ul>
    </footer>
  );
}
