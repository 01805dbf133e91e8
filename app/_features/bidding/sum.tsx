import { nameOfFaction, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { sayLot, sayPaidTo } from '#lib/phases/bidding/words/auction.ts';
import styles from './sum.module.css';

/** What the auction came to: each card with its buyer, its price and who was paid. */
export function Sum({ bidding: { sold, lots, paidTo } }: { readonly bidding: NonNullable<TableView['bidding']> }) {
  return (
    <ol className={styles.sum}>
      {sold.map(({ lot, buyer, price }) => (
        <li key={lot} className={styles.lot}>
          <span className={styles.card}>
            <FactionDisc faction={buyer} className={styles.disc} />
          </span>
          <span className={styles.which}>{sayLot(lot, lots)}</span>
          <span className={styles.name} data-faction={buyer}>
            {nameOfFaction(buyer)}
          </span>
          <span className={styles.price}>
            <Icon name="gem" /> {price}
          </span>
          <span className={styles.payee}>{sayPaidTo(paidTo, buyer)}</span>
        </li>
      ))}
    </ol>
  );
}
