import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatLost, LOST_TITLE } from '#lib/features/main-characters/messages/lost.ts';

/** The dead main characters and what their factions lack, next to the planet. */
export const LostPanel = ({ table: { mainsLost } }: { readonly table: TableView }) =>
  mainsLost.length > 0 && (
    <BesideBox title={LOST_TITLE} dense>
      {mainsLost.map((lost) => (
        <BesideLine key={lost.leader}>{formatLost(lost)}</BesideLine>
      ))}
    </BesideBox>
  );
