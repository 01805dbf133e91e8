import type { TableView } from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { formatThreat, THREATS } from '#lib/modules/duel/kanly/messages/threats.ts';

/** Shows the threats that can still lead to a duel in this turn, next to the planet. */
export function ThreatsPanel({ table: { kanly } }: { readonly table: TableView }) {
  const open = kanly?.threats.filter(({ stands }) => stands === 'open' || stands === 'declared') ?? [];
  return (
    open.length > 0 && (
      <BesideBox title={THREATS.title} dense>
        {open.map((threat) => (
          <BesideLine key={threat.by}>{formatThreat(threat)}</BesideLine>
        ))}
      </BesideBox>
    )
  );
}
