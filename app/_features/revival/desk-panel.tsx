import type { ModeratorView } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { formatAllBack } from '#lib/features/revival/messages.ts';
import { REVIVAL } from '#lib/features/revival/messages/box.ts';

/** Shows the revivals so far. The list of open answers shows who has still to answer. */
export function RevivalDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { revival } = table;
  if (revival === null || (revival.revived.length === 0 && !revival.isOver)) return null;
  return (
    <PanelSection title={REVIVAL}>
      <Hint>{formatAllBack(revival.revived)}</Hint>
    </PanelSection>
  );
}
