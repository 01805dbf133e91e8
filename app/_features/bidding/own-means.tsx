'use client';
import type { SeatView } from '#client';
import { LookCover } from '#app/_components/cover/look-cover.tsx';
import { sayCardSeen, sayPurse, WHAT_IS_YOURS } from '#lib/phases/bidding/words/phone.ts';

/** What one can pay, and the card for whoever may look at it: one cover, the same on every phone. */
export function OwnMeans({ view: { mine } }: { readonly view: SeatView }) {
  const helped = mine.pledges.received.reduce((sum, { sums }) => sum + sums.cards, 0);
  return (
    <LookCover what={WHAT_IS_YOURS} named height={4.5}>
      <p>{sayCardSeen(mine.cardForSale)}</p>
      <p>{sayPurse(mine.spice, helped)}</p>
    </LookCover>
  );
}
