import type { TableView } from '#client';
import { formatLost, LOST_TITLE } from '#lib/features/main-characters/messages/lost.ts';

/** Shows which main characters are dead, and what their factions lack; nothing while none is. */
export function LostAtTable({ table: { mainsLost } }: { readonly table: TableView }) {
  return mainsLost.length === 0 ? null : (
    <section>
      <h2>{LOST_TITLE}</h2>
      {mainsLost.map((lost) => (
        <p key={lost.leader}>{formatLost(lost)}</p>
      ))}
    </section>
  );
}
