import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatSilence, formatSilenced } from '#lib/cards/cone-of-silence/messages/table.ts';

/** Shows the silenced factions next to the planet. */
export const SilencedPanel = ({ table: { silenced, coneOfSilence } }: { readonly table: TableView }) =>
  silenced !== null &&
  silenced.length > 0 && (
    <BesideBox title={formatSilence(coneOfSilence)} dense>
      <BesideLine>{formatSilenced(silenced, coneOfSilence)}</BesideLine>
    </BesideBox>
  );
