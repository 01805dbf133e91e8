'use client';
import type { SeatView, TableView } from '#client';
import type { PhoneParts } from '#app/_components/feature/phone-slots.ts';
import { formatGiven, formatReceived, GIFTS_TITLE } from '#lib/factions/bene-tleilaxu/card-gift/messages/phone.ts';
import type { cardGift } from './feature.ts';

const receivedBy = ({ table, audience }: SeatView): number =>
  table.cardGift.given.filter((to) => to === audience).length;

/** Tells a receiver during the bidding that the cards are in the hand. */
function Received({ view }: { readonly view: SeatView }) {
  return (
    <section>
      <p>{formatReceived(receivedBy(view))}</p>
    </section>
  );
}

/** The gifts of this bidding, for everybody. */
function GivenAtTable({ table: { cardGift: gift } }: { readonly table: TableView }) {
  return gift.given.length === 0 ? null : (
    <section>
      <h2>{GIFTS_TITLE}</h2>
      <p>{formatGiven(gift.given)}</p>
    </section>
  );
}

export const phone: PhoneParts<'cardGift', typeof cardGift> = {
  seen: { isThere: (view) => receivedBy(view) > 0, Part: Received },
  tableEnd: GivenAtTable,
};
