'use client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import type { TableView } from '#client';
import { HAND_IS_FULL, sayBidder, sayHand, sayPaidTo } from '#lib/phases/bidding/words/auction.ts';
import type { FactionId } from '#client';
import styles from './bidders.module.css';

type Bidding = NonNullable<TableView['bidding']>;

interface BiddersProps {
  readonly bidding: Bidding;
  readonly of: FactionId;
}

/** Everybody in bidding order, and what each has come to with this card; beneath, one’s own hand and who is paid. */
export function Bidders({ bidding, of }: BiddersProps) {
  const { card, hands, paidTo } = bidding;
  const own = hands.find(({ faction }) => faction === of);
  if (card === null) return null;
  const others = hands.map(({ faction }) => faction).filter((faction) => !card.bidders.includes(faction));
  return (
    <>
      <ul className={styles.bidders}>
        {card.bidders.map((faction) => (
          <li key={faction} className={styles.bidder} data-high={card.high?.faction === faction}>
            <FactionDisc faction={faction} />
            <FactionName faction={faction} />
            <span className={styles.word}>{sayBidder(card, faction)}</span>
          </li>
        ))}
        {others.map((faction) => (
          <li key={faction} className={styles.bidder}>
            <FactionDisc faction={faction} />
            <FactionName faction={faction} />
            <span className={styles.word}>{HAND_IS_FULL}</span>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        {own !== undefined && <span>{sayHand(own.cards, own.limit)}</span>}
        <span>{sayPaidTo(paidTo, of)}</span>
      </p>
    </>
  );
}
