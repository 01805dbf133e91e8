'use client';
import { nameOfFaction } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { StripProps } from '#app/_components/strip.ts';
import { BIDS_HIGHEST, heardOf, sayLeft, sayMeanwhile, sayWent } from '#lib/phases/bidding/words/auction.ts';
import { Lots } from './lots.tsx';
import styles from './strip.module.css';

/** The auction in small: the row of cards, who bids highest, and what the last card came to. */
export function BiddingStrip({ table: { bidding } }: StripProps) {
  if (bidding === null) return null;
  const { card, lots, left } = bidding;
  const high = card?.high ?? null;
  const heard = heardOf(bidding);
  const last = heard.at(-1);
  return (
    <>
      <div className={styles.lots}>
        <Lots lots={lots} sold={heard} now={card?.lot ?? null} />
      </div>
      {high !== null && (
        <p className={styles.high}>
          <FactionDisc faction={high.faction} />
          <span className={styles.number}>{high.amount}</span>
          <span>
            {nameOfFaction(high.faction)} {BIDS_HIGHEST}
          </span>
        </p>
      )}
      {card !== null && high === null && <p>{sayMeanwhile(bidding)}</p>}
      {last !== undefined && high === null && <p className={styles.soft}>{sayWent(last)}</p>}
      {left !== null && <p className={styles.soft}>{sayLeft(left)}</p>}
    </>
  );
}
