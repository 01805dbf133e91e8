'use client';
import type { ReactNode } from 'react';
import { nameOfFaction, whoHolds, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Ring } from '#app/_components/window/ring.tsx';
import {
  ALL_SEAL,
  ALL_THINK,
  BID_ALOUD,
  BIDDING,
  BIDS_HIGHEST,
  HAND_IS_FULL,
  NO_BID_YET,
  NOTHING_FOR_SALE,
  sayBidder,
  sayHand,
  sayLeft,
  sayLot,
  sayWent,
  SPICE,
} from '#lib/phases/bidding/words/auction.ts';
import { Lots } from './lots.tsx';
import { PriceTold } from './price-told.tsx';
import { Sum } from './sum.tsx';
import styles from './bidding-screen.module.css';

type Bidding = NonNullable<TableView['bidding']>;
type Card = NonNullable<Bidding['card']>;

interface BiddingScreenProps {
  readonly table: TableView;
  readonly bidding: Bidding;
  readonly news: ReactNode;
}

/** The card, its price and who bids highest; everybody at the lower edge, with what each has come to. */
export function BiddingScreen({ table, bidding, news }: BiddingScreenProps) {
  const { card, lots, sold, left, hands } = bidding;
  const last = sold.at(-1);
  const high = card?.high ?? null;
  const time = card?.time ?? null;
  return (
    <main className={styles.bidding}>
      <h1 className="unseen">{BIDDING}</h1>
      {left !== null ? (
        <Sum bidding={bidding} />
      ) : (
        <section className={styles.stage}>
          <Lots lots={lots} sold={bidding.told === null ? sold : sold.slice(0, -1)} now={card?.lot ?? null} />
          <div className={styles.price} aria-live="polite">
            {card !== null && <p className={styles.lot}>{sayLot(card.lot, lots)}</p>}
            {bidding.told !== null && last !== undefined ? (
              <PriceTold told={bidding.told} last={last} lots={lots} />
            ) : card === null ? (
              <p className={styles.went}>{last === undefined ? '' : sayWent(last)}</p>
            ) : (
              <Price way={bidding.way} card={card} />
            )}
          </div>
          <div className={styles.high}>
            {time !== null && <Ring window={time} held={whoHolds(table) !== null} />}
            {high !== null && (
              <>
                <FactionDisc faction={high.faction} className={styles['high-disc']} />
                <p className={styles['high-name']} data-faction={high.faction}>
                  {nameOfFaction(high.faction)}
                </p>
                <p className={styles.soft}>{BIDS_HIGHEST}</p>
              </>
            )}
          </div>
        </section>
      )}
      {left !== null && <p className={styles.left}>{lots === 0 ? NOTHING_FOR_SALE : sayLeft(left)}</p>}
      <div className={styles.strips}>{news}</div>
      <ul className={styles.people}>
        {hands.map(({ faction, cards, limit }) => (
          <li key={faction} className={styles.one} data-out={isOut(card, faction)} data-now={card?.awaited === faction}>
            <FactionDisc faction={faction} className={styles.disc} />
            <span className={styles.name} data-faction={faction}>
              {nameOfFaction(faction)}
            </span>
            <span className={styles.word}>
              {card === null ? sayHand(cards, limit) : isIn(card, faction) ? sayBidder(card, faction) : HAND_IS_FULL}
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}

const isIn = (card: Card, faction: FactionId): boolean => card.bidders.includes(faction);

/** Whoever has passed, or may not bid, stands back. */
const isOut = (card: Card | null, faction: FactionId): boolean =>
  card !== null && (!isIn(card, faction) || card.words.findLast((word) => word.faction === faction)?.amount === null);

function Price({ way, card: { high } }: { readonly way: Bidding['way']; readonly card: Card }) {
  if (way === 'silent') return <p className={styles.went}>{ALL_THINK}</p>;
  if (way === 'sealed') return <p className={styles.went}>{ALL_SEAL}</p>;
  if (way === 'aloud') return <p className={styles.went}>{BID_ALOUD}</p>;
  if (high === null) return <p className={styles.went}>{NO_BID_YET}</p>;
  return (
    <>
      <p key={high.amount} className={styles.number}>
        {high.amount}
      </p>
      <p className={styles.spice}>
        <Icon name="gem" /> {SPICE}
      </p>
    </>
  );
}
