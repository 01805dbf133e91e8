import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatSilenced, SILENCE } from '#lib/cards/cone-of-silence/messages/table.ts';

/** Shows the silenced factions next to the planet. */
export const SilencedPanel = ({ table: { silenced } }: { readonly table: TableView }) =>
  silenced !== null &&
  silenced.length > 0 && (
    <BesideBox title={SILENCE} dense>
      <BesideLine>{formatSilenced(silenced)}</BesideLine>
    </BesideBox>
  );
