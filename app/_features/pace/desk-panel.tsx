'use client';
import { PACE, formatPausedBy, type ModeratorView } from '#client';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { formatFollows } from '#lib/features/pace/messages/follows.ts';

/**
 * Shows how this table goes from phase to phase, and the next automatic step. The button above takes this step at once.
 */
export function PaceDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, trouble } = useDeskAction();
  const { followsSoon, goesOnByItself, choices } = table;
  const follows = followsSoon !== null && formatPausedBy(table) === null;
  return (
    <PanelSection title={PACE.title}>
      {follows && <Hint>{formatFollows(followsSoon.next, choices.edition)}.</Hint>}
      {trouble !== null && <Explained {...trouble} />}
      <Switch
        label={PACE.byItself}
        note={PACE.means}
        on={goesOnByItself}
        onChange={(byItself) => void act({ type: 'ChoosePace', byItself })}
      />
    </PanelSection>
  );
}
