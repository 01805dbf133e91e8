import type { TableView } from '#client';
import { areAnyHired, formatMercenaryLines, MERCENARIES_SHOWN } from '#lib/cards/mercenary/messages/table.ts';

/** Shows the pool and the mercenaries in service, on the table's page of a phone. */
export const MercenariesAtTable = ({ table: { mercenaries, factions } }: { readonly table: TableView }) =>
  mercenaries !== null &&
  areAnyHired(mercenaries) && (
    <section>
      <h2>{MERCENARIES_SHOWN.title}</h2>
      {formatMercenaryLines(mercenaries, factions).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
