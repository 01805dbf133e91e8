import type { TableView } from '#client';
import { announcedSales, formatLotThen, formatWent } from '#lib/features/bidding/messages/auction.ts';
import { ClockStands } from './clock-stands.tsx';
import styles from './bid.module.css';

interface LeadProps {
  readonly bidding: NonNullable<TableView['bidding']>;
  readonly lot: number;
  /** What the answer does, as long as no card was sold; short phones leave it out. */
  readonly does: string;
  readonly held: boolean;
}

/** Which card it is; who has stopped its clock, or with the first what the answer does, and after that what the last one came to. */
export function Lead({ bidding, lot, does, held }: LeadProps) {
  const last = announcedSales(bidding).at(-1);
  return (
    <>
      {formatLotThen(lot, bidding.lots)}{' '}
      <ClockStands
        card={bidding.card}
        held={held}
        otherwise={<span className={styles.lead}>{last === undefined ? does : formatWent(last)}</span>}
      />
    </>
  );
}
