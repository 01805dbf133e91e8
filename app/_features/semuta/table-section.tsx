import type { TableView } from '#client';
import { formatDrugged, SEMUTA } from '#lib/cards/semuta/messages/table.ts';

/** Shows the drugged leaders and their strength now, on the table's page of a phone. */
export const DruggedAtTable = ({ table: { drugged } }: { readonly table: TableView }) =>
  drugged !== null &&
  drugged.length > 0 && (
    <section>
      <h2>{SEMUTA.title}</h2>
      {drugged.map((one) => (
        <p key={one.leader}>{formatDrugged(one)}</p>
      ))}
    </section>
  );
