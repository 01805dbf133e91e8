import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatDrugged, SEMUTA } from '#lib/cards/semuta/messages/table.ts';

/** Shows the drugged leaders and their strength now, next to the planet. */
export const DruggedPanel = ({ table: { drugged } }: { readonly table: TableView }) =>
  drugged !== null &&
  drugged.length > 0 && (
    <BesideBox title={SEMUTA.title} dense>
      {drugged.map((one) => (
        <BesideLine key={one.leader}>{formatDrugged(one)}</BesideLine>
      ))}
    </BesideBox>
  );
