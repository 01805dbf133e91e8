import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatMercenaryLines, MERCENARIES_SHOWN, areAnyHired } from '#lib/cards/mercenary/messages/table.ts';

/** Shows the pool and the mercenaries in service, next to the planet. */
export const MercenariesPanel = ({ table: { mercenaries, factions } }: { readonly table: TableView }) =>
  mercenaries !== null &&
  areAnyHired(mercenaries) && (
    <BesideBox title={MERCENARIES_SHOWN.title} dense>
      {formatMercenaryLines(mercenaries, factions).map((line) => (
        <BesideLine key={line}>{line}</BesideLine>
      ))}
    </BesideBox>
  );
