'use client';
import type { FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Stepper } from '#app/_components/stepper.tsx';
import { NOBODY, PRICE, formatSells, SOLD_TO } from '#lib/features/bidding/messages/aloud.ts';
import styles from './told.module.css';

/** The numbers above every bid. */
const MOST = 99;

interface ToldProps {
  readonly bidders: readonly FactionId[];
  readonly price: number;
  readonly onPrice: (price: number) => void;
  readonly sending: boolean;
  readonly onSold: (buyer: FactionId) => void;
  readonly onNobody: () => void;
}

/**
 * Lets a player enter the result of bids aloud, the price first. The last tap names the buyer, and its button shows the
 * price.
 */
export function Told({ bidders, price, onPrice, sending, onSold, onNobody }: ToldProps) {
  return (
    <div className={styles.told}>
      <Stepper label={PRICE} value={price} from={1} to={MOST} onChange={onPrice} />
      <p>{SOLD_TO}</p>
      <div className={styles.buyers}>
        {bidders.map((buyer) => (
          <Button
            key={buyer}
            small
            className={styles.buyer}
            sending={sending}
            onClick={() => {
              onSold(buyer);
            }}
          >
            <FactionDisc faction={buyer} /> {formatSells(buyer, price)}
          </Button>
        ))}
      </div>
      <Button small tone="quiet" sending={sending} onClick={onNobody}>
        {NOBODY}
      </Button>
    </div>
  );
}
