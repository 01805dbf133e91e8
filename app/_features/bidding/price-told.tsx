'use client';
import type { TableView } from '#client';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { HAS_IT, sayWent } from '#lib/phases/bidding/words/auction.ts';
import { Price } from './price.tsx';

type Bidding = NonNullable<TableView['bidding']>;

/** Even beats up to the price, then who has the card for as long as one more. */
const BEATS = 5;

interface PriceToldProps {
  readonly told: NonNullable<Bidding['told']>;
  readonly last: Bidding['sold'][number];
}

/** What a card came to that nobody bid for aloud: the price rises in five beats, whatever it is, and the buyer stands there. */
export function PriceTold({ told: { price, time }, last }: PriceToldProps) {
  const now = useServerClock(true);
  const passed = Math.floor(((now - time.opened) / (time.deadline - time.opened)) * (BEATS + 1)) + 1;
  const beat = Math.min(BEATS, Math.max(1, passed));
  const isThere = beat === BEATS;
  return (
    <>
      <Price
        amount={Math.round((price * beat) / BEATS)}
        beat={beat}
        of={isThere ? { faction: last.buyer, does: HAS_IT } : null}
        silent
      />
      <p className="unseen" aria-live="polite">
        {isThere && sayWent(last)}
      </p>
    </>
  );
}
