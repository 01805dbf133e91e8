import type { TableView } from '#client';
import { formatSilence, formatSilenced } from '#lib/cards/cone-of-silence/messages/table.ts';

/** Shows the silenced factions on the table's page of a phone. */
export const SilencedAtTable = ({ table: { silenced, coneOfSilence } }: { readonly table: TableView }) =>
  silenced !== null &&
  silenced.length > 0 && (
    <section>
      <h2>{formatSilence(coneOfSilence)}</h2>
      <p>{formatSilenced(silenced, coneOfSilence)}</p>
    </section>
  );
