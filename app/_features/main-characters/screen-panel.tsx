import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatFallen, formatLostOnScreen, LOST_TITLE } from '#lib/features/main-characters/messages/lost.ts';

/** The dead main characters, what their factions lack, and the factions that are out of the game. */
export function LostPanel({ table: { mainsLost, fallen } }: { readonly table: TableView }) {
  const lines = [
    ...formatLostOnScreen(mainsLost.filter(({ faction }) => !fallen.includes(faction))),
    ...fallen.map(formatFallen),
  ];
  return (
    lines.length > 0 && (
      <BesideBox title={LOST_TITLE} dense>
        {lines.map((line) => (
          <BesideLine key={line}>{line}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}
