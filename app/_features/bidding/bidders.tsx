'use client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import type { FactionId, TableView } from '#client';
import { formatOfBidder, formatOwnHand, formatPaidTo } from '#lib/features/bidding/messages/auction.ts';
import { LOOK_AT_IT } from '#lib/features/bidding/messages/phone.ts';
import { hasPassed } from './has-passed.ts';
import styles from './bidders.module.css';

type Bidding = NonNullable<TableView['bidding']>;

interface FactsProps {
  readonly bidding: Bidding;
  readonly of: FactionId;
}

interface BiddersProps extends FactsProps {
  /** The text about this bidder that only the owner’s phone may show, in place of the public text. */
  readonly own?: string | undefined;
}

/** Shows all players in bidding order, with each player’s last bid or pass for this card. */
export function Bidders({ bidding, of, own }: BiddersProps) {
  const { card, hands } = bidding;
  const bidders = card?.bidders ?? [];
  const others = hands.map(({ faction }) => faction).filter((faction) => !bidders.includes(faction));
  return (
    <ul className={styles.bidders}>
      {[...bidders, ...others].map((faction) => (
        <li
          key={faction}
          className={styles.bidder}
          data-high={card?.high?.faction === faction}
          data-now={card?.awaited === faction}
        >
          <FactionDisc faction={faction} state={hasPassed(card, faction) ? 'passed' : 'plain'} />
          <span className={styles.says}>
            <FactionName faction={faction} />
            <span className={styles.word}>
              {faction === of && own !== undefined ? own : formatOfBidder(bidding, faction, of)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the player’s own hand and who receives the payment, in the same place for every way of bidding. */
export function Facts({ bidding: { card, hands, looksFirst, paidTo }, of }: FactsProps) {
  const own = hands.find(({ faction }) => faction === of);
  return (
    <p className={styles.facts}>
      {own !== undefined && (
        <span className={styles.fact}>
          <Icon name="hand" /> {formatOwnHand(own)}
        </span>
      )}
      <span className={styles.fact}>
        <Icon name="gem" className={styles.gem} /> {formatPaidTo(paidTo, of)}
      </span>
      {card !== null && looksFirst === of && (
        <span className={styles.fact}>
          <Icon name="prescience" /> {LOOK_AT_IT}
        </span>
      )}
    </p>
  );
}
