import type { TableView } from '#client';
import { heardOf, sayLotThen, sayWent } from '#lib/phases/bidding/words/auction.ts';
import styles from './bid.module.css';

interface LeadProps {
  readonly bidding: NonNullable<TableView['bidding']>;
  readonly lot: number;
  /** What the answer does, as long as no card was sold; short phones leave it out. */
  readonly does: string;
}

/** Which card it is; with the first what the answer does, and after that what the last one came to. */
export function Lead({ bidding, lot, does }: LeadProps) {
  const last = heardOf(bidding).at(-1);
  return (
    <>
      {sayLotThen(lot, bidding.lots)} <span className={styles.lead}>{last === undefined ? does : sayWent(last)}</span>
    </>
  );
}
