'use client';
import { factionName, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { StripProps } from '#app/_components/banner.ts';
import {
  BIDS_HIGHEST,
  HAS_IT,
  announcedSales,
  formatLeft,
  formatMeanwhile,
  formatWent,
} from '#lib/features/bidding/messages/auction.ts';
import { Lots } from './lots.tsx';
import { useBeat } from './use-beat.ts';
import styles from './banner.module.css';

type Bidding = NonNullable<TableView['bidding']>;

/** Shows the auction in small: the row of cards, the highest bidder, and the price of the last card. */
export function BiddingBanner({ table: { bidding } }: StripProps) {
  if (bidding === null) return null;
  const { card, lots, sold } = bidding;
  return (
    <>
      <div className={styles.lots}>
        <Lots lots={lots} sold={announcedSales(bidding)} now={card?.lot ?? sold.at(-1)?.lot ?? null} />
      </div>
      <Said bidding={bidding} />
    </>
  );
}

function Said({ bidding }: { readonly bidding: Bidding }) {
  const { card, sold, told, left } = bidding;
  const last = sold.at(-1);
  if (told !== null && last !== undefined) return <Told told={told} last={last} />;
  const high = card?.high ?? null;
  if (high !== null) return <Amount {...high} does={BIDS_HIGHEST} />;
  return (
    <>
      {card !== null && <p>{formatMeanwhile(bidding)}</p>}
      {last !== undefined && <p className={styles.soft}>{formatWent(last)}</p>}
      {left !== null && <p className={styles.soft}>{formatLeft(left)}</p>}
    </>
  );
}

/** Shows the price in the beats of the screen. */
function Told({ told, last }: { readonly told: NonNullable<Bidding['told']>; readonly last: Bidding['sold'][number] }) {
  const { amount, isThere } = useBeat(told);
  return <Amount amount={amount} faction={isThere ? last.buyer : null} does={HAS_IT} />;
}

interface AmountProps {
  readonly amount: number;
  readonly faction: FactionId | null;
  readonly does: string;
}

const Amount = ({ amount, faction, does }: AmountProps) => (
  <p className={styles.high}>
    <span className={styles.number}>{amount}</span>
    {faction !== null && (
      <>
        <FactionDisc faction={faction} />
        <span>
          {factionName(faction)} {does}
        </span>
      </>
    )}
  </p>
);
