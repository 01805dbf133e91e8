import type { TableView } from '#client';
import { announcedSales, formatLotThen, formatWent } from '#lib/features/bidding/messages/auction.ts';
import { ClockStands } from './clock-stands.tsx';
import styles from './bid.module.css';

interface LeadProps {
  readonly bidding: NonNullable<TableView['bidding']>;
  readonly lot: number;
  /** The effect of the answer, which is shown until the first card is sold. Short phones leave it out. */
  readonly does: string;
  readonly held: boolean;
}

/**
 * Shows which card is on auction, and then one of three things: who has stopped the clock; for the first card, the
 * effect of the answer; for later cards, the last price.
 */
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
