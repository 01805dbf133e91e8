import { factionName, type TableView } from '#client';
import { CardBack } from '#app/_components/card-back.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import styles from './row.module.css';

type Auction = NonNullable<NonNullable<TableView['access']>['auction']>;

/**
 * Shows all cards of an auction face down. A sold card has its buyer and its price, and the card on auction has a ring.
 */
export const CardRow = ({ auction: { sold, row } }: { readonly auction: Auction }) => (
  <ol className={styles.row}>
    {sold.map(({ id, buyer, price }) => (
      <li key={id} className={styles.card}>
        <span>
          <FactionDisc faction={buyer} />
          <span className="unseen">{factionName(buyer)}</span>
          <span className={styles.price}>{price}</span>
        </span>
      </li>
    ))}
    {row.map((id, at) => (
      <li key={id} className={styles.card} data-now={at === 0}>
        <CardBack />
      </li>
    ))}
  </ol>
);
