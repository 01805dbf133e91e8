import type { TableView } from '#client';
import { PILE_HEADINGS, formatOpenCards, formatRecordsOf } from '#lib/features/open-cards/messages/open-cards.ts';

/** Shows the discards that this phone may read, and names the players who may read the rest. */
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
