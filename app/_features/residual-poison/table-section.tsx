import type { TableView } from '#client';
import { POISONS } from '#lib/cards/residual-poison/messages/table.ts';
import { linesOf } from './poison-lines.ts';

/** Shows the cards in front of shields on the table's page of a phone. */
export function PoisonsAtTable({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <section>
        <h2>{POISONS.title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    )
  );
}
