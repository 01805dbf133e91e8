import type { TableView } from '#client';
import { formatKaramaPowers, SPECIAL_KARAMA_AT_TABLE } from '#lib/cards/special-karama/messages/table.ts';

/** Shows on the table's page of a phone which special powers of a Karama are used up; nothing at tables without them. */
export function SpecialKaramaAtTable({ table: { specialKarama } }: { readonly table: TableView }) {
  return specialKarama.length === 0 ? null : (
    <section>
      <h2>{SPECIAL_KARAMA_AT_TABLE.title}</h2>
      <p>{formatKaramaPowers(specialKarama)}</p>
    </section>
  );
}
