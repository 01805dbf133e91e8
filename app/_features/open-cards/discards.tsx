import type { TableView } from '#client';
import { PILE_HEADINGS, formatOpenCards, formatRecordsOf } from '#lib/features/open-cards/messages/open-cards.ts';

/** What lies among the discards, as far as this phone may read it, and for whom the rest is. */
export function Discards({ table }: { readonly table: TableView }) {
  const recordsOf = formatRecordsOf(table.cardRecordsOf);
  return (
    <section>
      <h2>{PILE_HEADINGS.discarded}</h2>
      <p>{formatOpenCards({ cards: table.discards, unread: table.openCardsUnread.discarded })}</p>
      {recordsOf !== null && <p>{recordsOf}</p>}
    </section>
  );
}
