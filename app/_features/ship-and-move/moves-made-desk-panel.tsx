'use client';
import type { ModeratorView } from '#client';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { MOVES } from '#lib/features/ship-and-move/messages/choice.ts';

/**
 * Lets the desk choose where the table ships and moves the next time, board or phones. Shows nothing during the phase.
 */
export function MovesMadeDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, trouble } = useDeskAction();
  if (table.shipAndMove !== null) return null;
  return (
    <PanelSection title={MOVES.title}>
      {trouble !== null && <Explained {...trouble} />}
      <Switch
        label={MOVES.onPhones}
        note={MOVES.means}
        on={table.movesMade === 'on-phones'}
        onChange={(on) => void act({ type: 'ChooseMoves', made: on ? 'on-phones' : 'on-the-board' })}
      />
      <Hint>{MOVES.fromNow}</Hint>
    </PanelSection>
  );
}
