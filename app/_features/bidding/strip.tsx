'use client';
import { nameOfFaction } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { StripProps } from '#app/_components/strip.ts';
import { BIDS_HIGHEST, NO_BID_YET, sayLeft, sayLot, sayWent } from '#lib/phases/bidding/words/auction.ts';
import styles from './strip.module.css';

/** The auction in small: the card, its price and who bids highest; then what the last card came to. */
export function BiddingStrip({ table: { bidding } }: StripProps) {
  if (bidding === null) return null;
  const { card, lots, sold, left, way, told } = bidding;
  const high = card?.high ?? null;
  // The screen tells it first.
  const last = told === null ? sold.at(-1) : undefined;
  return (
    <>
      {card !== null && <p className={styles.soft}>{sayLot(card.lot, lots)}</p>}
      {high !== null && (
        <p className={styles.high}>
          <FactionDisc faction={high.faction} />
          <span className={styles.number}>{high.amount}</span>
          <span>
            {nameOfFaction(high.faction)} {BIDS_HIGHEST}
          </span>
        </p>
      )}
      {card !== null && high === null && way === 'open' && <p>{NO_BID_YET}</p>}
      {last !== undefined && <p className={styles.soft}>{sayWent(last)}</p>}
      {left !== null && <p className={styles.soft}>{sayLeft(left)}</p>}
    </>
  );
}
