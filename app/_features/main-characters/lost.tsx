import type { TableView } from '#client';
import { formatFallen, formatLost, LOST_TITLE } from '#lib/features/main-characters/messages/lost.ts';

/** Shows which main characters are dead, and what their factions lack, and which factions are out of the game. */
export function LostAtTable({ table: { mainsLost, fallen } }: { readonly table: TableView }) {
  const lines = [
    ...mainsLost.filter(({ faction }) => !fallen.includes(faction)).map(formatLost),
    ...fallen.map(formatFallen),
  ];
  return lines.length === 0 ? null : (
    <section>
      <h2>{LOST_TITLE}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
