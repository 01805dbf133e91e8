import { factionName, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import {
  A_KARAMA,
  NOTHING_FOR_SALE,
  formatLeft,
  formatLotAlone,
  formatPaid,
  formatSum,
  formatTotal,
} from '#lib/features/bidding/messages/auction.ts';
import { CardBack } from '#app/_components/card-back.tsx';
import styles from './sum.module.css';

type Bidding = NonNullable<TableView['bidding']>;

/** Shows the result of the auction: each card with its buyer, price and payee, and then the size of all hands. */
export function Sum({ bidding }: { readonly bidding: Bidding }) {
  const { sold, lots, left } = bidding;
  const unsold = left ?? 0;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{lots === 0 ? NOTHING_FOR_SALE : formatSum(sold.length)}</h2>
        <p className={styles.totals}>
          {totalsOf(bidding).map(({ payee, sum }) => (
            <span key={payee ?? 'bank'}>
              {formatTotal(payee)} <b>{sum}</b>
            </span>
          ))}
        </p>
      </header>
      <ol className={styles.sum}>
        {sold.map((one) => (
          <Lot key={one.lot} sold={one} />
        ))}
        {unsold > 0 && (
          <li className={styles.lot}>
            <span className={styles.bought} data-left="true">
              <CardBack />
            </span>
            <span className={styles.payee}>{formatLeft(unsold)}</span>
          </li>
        )}
      </ol>
    </>
  );
}

/** Shows one card with its buyer, price and payee. */
function Lot({ sold }: { readonly sold: Bidding['sold'][number] }) {
  const { lot, buyer, price, withKarama, drewAnother } = sold;
  return (
    <li className={styles.lot}>
      <span className={styles.bought}>
        {drewAnother && <CardBack className={styles.second} />}
        <CardBack lot={lot} />
        <FactionDisc faction={buyer} className={styles.disc} />
      </span>
      <span className="unseen">{formatLotAlone(lot)}</span>
      <span className={styles.name} data-faction={buyer}>
        {factionName(buyer)}
      </span>
      <span className={styles.price} data-karama={withKarama}>
        {withKarama ? (
          A_KARAMA
        ) : (
          <>
            <Icon name="gem" /> {price}
          </>
        )}
      </span>
      <span className={styles.payee}>{formatPaid(sold)}</span>
    </li>
  );
}

/** Returns the income: of each player who gets the payments of others, and of the bank. */
function totalsOf({ sold }: Bidding): readonly { readonly payee: FactionId | null; readonly sum: number }[] {
  const payees = [...new Set(sold.flatMap(({ paid }) => (paid === null ? [] : [paid.to])))];
  return payees
    .sort((one, other) => Number(one === null) - Number(other === null))
    .map((payee) => ({
      payee,
      sum: sold.reduce((sum, { paid, price }) => sum + (paid !== null && paid.to === payee ? price : 0), 0),
    }));
}
