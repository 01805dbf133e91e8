import { nameOfFaction, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import {
  NOTHING_FOR_SALE,
  sayLeft,
  sayLotAlone,
  saySum,
  sayPaidTo,
  sayTotal,
} from '#lib/phases/bidding/words/auction.ts';
import { CardBack } from './card-back.tsx';
import styles from './sum.module.css';

type Bidding = NonNullable<TableView['bidding']>;

/** What the auction came to: each card with its buyer, its price and who was paid; then what everybody holds. */
export function Sum({ bidding }: { readonly bidding: Bidding }) {
  const { sold, lots, left, paidTo } = bidding;
  const unsold = left ?? 0;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{lots === 0 ? NOTHING_FOR_SALE : saySum(sold.length)}</h2>
        <p className={styles.totals}>
          {totalsOf(bidding).map(({ payee, sum }) => (
            <span key={payee ?? 'bank'}>
              {sayTotal(payee)} <b>{sum}</b>
            </span>
          ))}
        </p>
      </header>
      <ol className={styles.sum}>
        {sold.map(({ lot, buyer, price }) => (
          <li key={lot} className={styles.lot}>
            <span className={styles.bought}>
              <CardBack lot={lot} />
              <FactionDisc faction={buyer} className={styles.disc} />
            </span>
            <span className="unseen">{sayLotAlone(lot)}</span>
            <span className={styles.name} data-faction={buyer}>
              {nameOfFaction(buyer)}
            </span>
            <span className={styles.price}>
              <Icon name="gem" /> {price}
            </span>
            <span className={styles.payee}>{sayPaidTo(paidTo, buyer)}</span>
          </li>
        ))}
        {unsold > 0 && (
          <li className={styles.lot}>
            <span className={styles.bought} data-left="true">
              <CardBack />
            </span>
            <span className={styles.payee}>{sayLeft(unsold)}</span>
          </li>
        )}
      </ol>
    </>
  );
}

/** How much came in: with whom others pay, and in the bank. */
function totalsOf({ sold, paidTo }: Bidding): readonly { readonly payee: FactionId | null; readonly sum: number }[] {
  const isPaid = (buyer: FactionId): boolean => paidTo !== null && buyer !== paidTo;
  const sumOf = (ones: Bidding['sold']): number => ones.reduce((sum, { price }) => sum + price, 0);
  const all = [
    { payee: paidTo, sum: sumOf(sold.filter(({ buyer }) => isPaid(buyer))) },
    { payee: null, sum: sumOf(sold.filter(({ buyer }) => !isPaid(buyer))) },
  ];
  return all.filter(({ sum }) => sum > 0);
}
