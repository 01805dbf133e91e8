import type { TableView } from '#client';
import { formatSilenced, SILENCE } from '#lib/cards/cone-of-silence/messages/table.ts';

/** Shows the silenced factions on the table's page of a phone. */
export const SilencedAtTable = ({ table: { silenced } }: { readonly table: TableView }) =>
  silenced !== null &&
  silenced.length > 0 && (
    <section>
      <h2>{SILENCE}</h2>
      <p>{formatSilenced(silenced)}</p>
    </section>
  );
