import type { TableView } from '#client';
import { DEALS } from '#lib/features/deals/messages/head.ts';
import { formatLiesInFront } from '#lib/features/deals/messages/said.ts';
import { DealText } from './deal-text.tsx';

/** Shows the deals on the table's page of a phone. */
export function DealsAtTable({ table }: { readonly table: TableView }) {
  const { deals, spiceInFront } = table;
  if (deals.length === 0 && spiceInFront.length === 0) return null;
  return (
    <section>
      <h2>{DEALS}</h2>
      {deals.toReversed().map((deal) => (
        <DealText key={deal.id} deal={deal} table={table} />
      ))}
      {spiceInFront.length > 0 && <p>{formatLiesInFront(spiceInFront)}</p>}
    </section>
  );
}
