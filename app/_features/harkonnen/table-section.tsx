import type { TableView } from '#client';
import { CAPTIVES_AT_TABLE, formatCaptives } from '#lib/factions/harkonnen/messages/table.ts';

/** Shows on the table's page of a phone how many leaders of each faction are captured; nothing while there are none. */
export function CaptivesAtTable({ table: { captives } }: { readonly table: TableView }) {
  return captives.length === 0 ? null : (
    <section>
      <h2>{CAPTIVES_AT_TABLE.title}</h2>
      {captives.map((some) => (
        <p key={some.owner}>{formatCaptives(some)}</p>
      ))}
    </section>
  );
}
