import type { ModeratorView } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { CHARITY, formatAlways, formatTerms } from '#lib/features/charity/messages/box.ts';
import { formatCharityOver, formatStillToSpeak } from '#lib/features/charity/messages.ts';

/**
 * Shows CHOAM Charity while players claim it: which players must still answer, but no answer. After that, shows the
 * claims.
 */
export function CharityDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { charity, order } = table;
  if (charity === null) return null;
  const { terms, always, spoken, taken } = charity;
  if (taken !== null) {
    return (
      <PanelSection title={CHARITY}>
        <Hint>{formatCharityOver(taken)}</Hint>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={CHARITY}>
      <Hint>{[formatTerms(terms), ...always.map((faction) => formatAlways(faction, terms))].join(' ')}</Hint>
      <Hint>
        {formatStillToSpeak(order.filter((faction) => !always.includes(faction) && !spoken.includes(faction)))}
      </Hint>
    </PanelSection>
  );
}
