import { nameOfFaction, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import styles from './lots.module.css';

interface LotsProps {
  readonly lots: number;
  readonly sold: NonNullable<TableView['bidding']>['sold'];
  /** The card under the hammer; `null` between two. */
  readonly now: number | null;
}

/** The row of cards: the one under the hammer large, beneath it all of them, each with its buyer. */
export function Lots({ lots, sold, now }: LotsProps) {
  return (
    <div className={styles.lots}>
      <div className={styles.card} data-empty={now === null}>
        <Icon name="seal" className={styles.sign} />
      </div>
      <ol className={styles.row}>
        {Array.from({ length: lots }, (_, before) => before + 1).map((lot) => {
          const buyer = sold.find((one) => one.lot === lot)?.buyer;
          return (
            <li key={lot} className={styles.small} data-now={lot === now} data-sold={buyer !== undefined}>
              {buyer !== undefined && (
                <>
                  <FactionDisc faction={buyer} className={styles.buyer} />
                  <span className="unseen">{nameOfFaction(buyer)}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
