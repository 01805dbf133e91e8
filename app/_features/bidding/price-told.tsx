'use client';
import type { TableView } from '#client';
import { HAS_IT, formatWent } from '#lib/features/bidding/messages/auction.ts';
import { Price } from './price.tsx';
import { useBeat } from './use-beat.ts';

type Bidding = NonNullable<TableView['bidding']>;

interface PriceToldProps {
  readonly told: NonNullable<Bidding['told']>;
  readonly last: Bidding['sold'][number];
}

/**
 * Shows the price of a card without bids aloud. It rises in five beats, whatever the price is, and then the buyer
 * appears.
 */
export function AnnouncedPrice({ told, last }: PriceToldProps) {
  const { beat, amount, isThere } = useBeat(told);
  return (
    <>
      <Price amount={amount} beat={beat} of={isThere ? { faction: last.buyer, does: HAS_IT } : null} silent />
      <p className="unseen" aria-live="polite">
        {isThere && formatWent(last)}
      </p>
    </>
  );
}
