'use client';
import type { ReactNode } from 'react';
import { allAnnounced, askEverybody, formatOpenMatters, formatPausedBy, type TableView } from '#client';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import {
  ASKED_FIRST,
  BIDDING,
  BIDS_HIGHEST,
  HAS_IT,
  announcedSales,
  formatForSale,
  formatLooksFirst,
  formatLot,
  formatMeanwhile,
} from '#lib/features/bidding/messages/auction.ts';
import { CardBack } from '#app/_components/card-back.tsx';
import { ClockStands, standsUntil } from './clock-stands.tsx';
import { Hands } from './hands.tsx';
import { Lots } from './lots.tsx';
import { People } from './people.tsx';
import { Price } from './price.tsx';
import { AnnouncedPrice } from './price-told.tsx';
import { Sum } from './sum.tsx';
import styles from './bidding-screen.module.css';

type Bidding = NonNullable<TableView['bidding']>;

interface BiddingScreenProps {
  readonly table: TableView;
  readonly bidding: Bidding;
  readonly news: ReactNode;
}

/**
 * Shows the card, its price and the highest bidder, with all players at the lower edge. After the last card, shows all
 * prices.
 */
export function BiddingScreen({ table, bidding, news }: BiddingScreenProps) {
  return (
    <main className={styles.bidding}>
      <h1 className="unseen">{BIDDING}</h1>
      {bidding.left === null ? <Stage table={table} bidding={bidding} /> : <Sum bidding={bidding} />}
      <div className={styles.strips}>{news}</div>
      {bidding.left === null ? <People bidding={bidding} /> : <Hands bidding={bidding} />}
    </main>
  );
}

function Stage({ table, bidding }: Pick<BiddingScreenProps, 'table' | 'bidding'>) {
  const { card, lots, sold, told } = bidding;
  const lot = card?.lot ?? sold.at(-1)?.lot ?? null;
  const { window } = table;
  const time = window ?? card?.time ?? null;
  const held = formatPausedBy(table) !== null;
  return (
    <section className={styles.stage}>
      <div className={styles.row}>
        <CardBack className={styles.card} />
        <Lots lots={lots} sold={announcedSales(bidding)} now={lot} />
      </div>
      <div className={styles.drama} data-asked={window !== null}>
        {lot !== null && <p className={styles.lot}>{formatLot(lot, lots)}</p>}
        <div aria-live={told === null ? 'polite' : undefined}>
          <Drama bidding={bidding} />
        </div>
        {window !== null && <AskedFirst window={window} table={table} />}
        {card === null &&
          formatOpenMatters(table).map((line) => (
            <p key={line} className={styles.soft}>
              {line}
            </p>
          ))}
        {card !== null && bidding.looksFirst !== null && (
          <p className={styles.soft}>{formatLooksFirst(bidding.looksFirst)}</p>
        )}
        <ClockStands card={card} held={held} draw={(says) => <p className={styles.soft}>{says}</p>} />
      </div>
      {time !== null && (
        <div className={styles.clock}>
          <CountdownRing window={time} held={held} standsUntil={standsUntil(card)} />
        </div>
      )}
    </section>
  );
}

interface AskedFirstProps {
  readonly window: NonNullable<TableView['window']>;
  readonly table: TableView;
}

/** Shows the open window while no player bids: what a card may cancel, and that the auction goes on after it. */
function AskedFirst({ window: { ask }, table }: AskedFirstProps) {
  return (
    <div aria-live="polite">
      {'uses' in ask && <p className={styles.soft}>{allAnnounced(ask.uses, table)}</p>}
      <p className={styles.asked}>{askEverybody(ask)}</p>
      <p className={styles.soft}>{ASKED_FIRST}</p>
    </div>
  );
}

/** Shows what the players learn of the card: its price and its buyer, or what all players do meanwhile. */
function Drama({ bidding }: { readonly bidding: Bidding }) {
  const { card, sold, told, lots } = bidding;
  const last = sold.at(-1);
  const high = card?.high ?? null;
  if (told !== null && last !== undefined) return <AnnouncedPrice told={told} last={last} />;
  if (high !== null) return <Price amount={high.amount} of={{ faction: high.faction, does: BIDS_HIGHEST }} />;
  if (card !== null) return <p className={styles.said}>{formatMeanwhile(bidding)}</p>;
  if (last === undefined) return <p className={styles.said}>{formatForSale(lots)}</p>;
  return <Price amount={last.price} of={{ faction: last.buyer, does: HAS_IT }} />;
}
