'use client';
import { formatPausedBy, type TableView } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { GO_ON, MENDING, formatGoesOnWhen, formatHeld, formatLower } from './desk-messages.ts';

/** Says that raised hands or the desk have paused everything. Only here can the moderator lower all hands at once. */
export function HeldBanner({ table }: { readonly table: TableView }) {
  const { act, sending, trouble } = useDeskAction();
  const held = formatPausedBy(table);
  if (held === null) return null;
  const hands = table.factions.filter(({ talking }) => talking).length;
  return (
    <Notice
      icon={table.paused ? 'clock' : 'palm'}
      title={hands === 0 && table.mending ? MENDING : formatHeld(held)}
      act={
        <>
          {hands > 0 && (
            <Button tone="quiet" small sending={sending} onClick={() => act({ type: 'LowerHand' })}>
              {formatLower(hands)}
            </Button>
          )}
          {table.paused && (
            <Button tone="act" small sending={sending} onClick={() => act({ type: 'ResumeTable' })}>
              {GO_ON}
            </Button>
          )}
        </>
      }
    >
      {formatGoesOnWhen(hands, table.paused)}
      {trouble !== null && <Explained {...trouble} />}
    </Notice>
  );
}
