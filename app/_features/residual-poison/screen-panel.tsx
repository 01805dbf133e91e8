import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { POISONS } from '#lib/cards/residual-poison/messages/table.ts';
import { linesOf } from './poison-lines.ts';

/** Shows the cards in front of shields next to the planet. */
export function PoisonsPanel({ table }: { readonly table: TableView }) {
  const lines = linesOf(table);
  return (
    lines.length > 0 && (
      <BesideBox title={POISONS.title} dense>
        {lines.map((line) => (
          <BesideLine key={line}>{line}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}
