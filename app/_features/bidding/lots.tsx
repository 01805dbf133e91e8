import { factionName, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { CardBack } from '#app/_components/card-back.tsx';
import styles from './lots.module.css';

interface LotsProps {
  readonly lots: number;
  readonly sold: NonNullable<TableView['bidding']>['sold'];
  /** The card on auction; `null` between two cards. */
  readonly now: number | null;
}

/**
 * Shows all cards of the row in small: sold cards with their buyers, the present card in a ring, and the next cards.
 */
export function Lots({ lots, sold, now }: LotsProps) {
  return (
    <ol className={styles.row}>
      {Array.from({ length: lots }, (_, before) => before + 1).map((lot) => {
        const buyer = sold.find((one) => one.lot === lot)?.buyer;
        return (
          <li key={lot} className={styles.lot} data-now={lot === now}>
            {buyer === undefined ? (
              <CardBack />
            ) : (
              <span className={styles.sold}>
                <FactionDisc faction={buyer} />
                <span className="unseen">{factionName(buyer)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
