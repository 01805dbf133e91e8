import type { TableView } from '#client';
import { formatHeld } from '#lib/factions/lansraad/orders/messages/table.ts';
import { formatRestricted, ORDERS_TITLE } from '#lib/factions/lansraad/orders/messages/phone.ts';

/** Returns the orders that stand now, one line each. */
export function linesOf({ orders: { held, restricted }, choices }: TableView): readonly string[] {
  return [
    ...(held === null || held.moment === 'storm' ? [] : [formatHeld(held.faction, held.moment)]),
    ...(restricted === null ? [] : [formatRestricted(restricted.territory, restricted.open, choices.edition)]),
  ];
}

/** Shows the orders that stand now; nothing if there are none. */
export function OrdersAtTable({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return lines.length === 0 ? null : (
    <section>
      <h2>{ORDERS_TITLE}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
