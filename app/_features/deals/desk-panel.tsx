import type { ModeratorView } from '#client';
import { DEALS } from '#lib/features/deals/messages/head.ts';
import { formatLiesInFront } from '#lib/features/deals/messages/said.ts';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { DealText } from './deal-text.tsx';

/** Shows deals that are still in force. The desk does not see open proposals. */
export function DealsDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { deals, spiceInFront } = table;
  if (deals.length === 0 && spiceInFront.length === 0) return null;
  return (
    <PanelSection title={DEALS}>
      {deals.toReversed().map((deal) => (
        <DealText key={deal.id} deal={deal} table={table} />
      ))}
      {spiceInFront.length > 0 && <Hint>{formatLiesInFront(spiceInFront)}</Hint>}
    </PanelSection>
  );
}
