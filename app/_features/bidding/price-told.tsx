'use client';
import { nameOfFaction, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { sayLot, sayWent, SPICE } from '#lib/phases/bidding/words/auction.ts';
import styles from './bidding-screen.module.css';

type Bidding = NonNullable<TableView['bidding']>;

/** Even beats up to the price, then who has the card for as long as one more. */
const BEATS = 5;

interface PriceToldProps {
  readonly told: NonNullable<Bidding['told']>;
  readonly last: Bidding['sold'][number];
  readonly lots: number;
}

/** What a card came to that nobody bid for aloud: the price rises in five beats, whatever it is, and the buyer stands there. */
export function PriceTold({ told: { price, time }, last, lots }: PriceToldProps) {
  const now = useServerClock(true);
  const passed = Math.floor(((now - time.opened) / (time.deadline - time.opened)) * (BEATS + 1)) + 1;
  const beat = Math.min(BEATS, Math.max(1, passed));
  return (
    <>
      <p className={styles.lot}>{sayLot(last.lot, lots)}</p>
      <p key={beat} className={styles.number} aria-hidden>
        {Math.round((price * beat) / BEATS)}
      </p>
      <p className={styles.spice} aria-hidden>
        <Icon name="gem" /> {SPICE}
      </p>
      {beat === BEATS && (
        <p className={styles.buyer} data-faction={last.buyer}>
          <FactionDisc faction={last.buyer} className={styles.disc} />
          <span aria-hidden>{nameOfFaction(last.buyer)}</span>
          <span className="unseen">{sayWent(last)}</span>
        </p>
      )}
    </>
  );
}
