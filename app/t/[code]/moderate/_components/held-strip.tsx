'use client';
import { byCount, listed, whoHolds, type TableView } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';

/** Raised hands hold everything, and so does a pause; only here can all hands be lowered at once. */
export function HeldStrip({ table }: { readonly table: TableView }) {
  const { act, sending, trouble } = useDoing();
  const held = whoHolds(table);
  if (held === null) return null;
  const hands = table.factions.filter(({ talking }) => talking).length;
  return (
    <Notice
      icon={table.paused ? 'clock' : 'palm'}
      title={`${held}.`}
      act={
        <>
          {hands > 0 && (
            <Button tone="quiet" small sending={sending} onClick={() => act({ type: 'LowerHand' })}>
              {byCount(hands, { one: 'Lower the hand', other: 'Lower all hands' })}
            </Button>
          )}
          {table.paused && (
            <Button small sending={sending} onClick={() => act({ type: 'ResumeTable' })}>
              Let the table go on
            </Button>
          )}
        </>
      }
    >
      {saysWhatGoesOn(hands, table.paused)}
      {trouble !== null && <Explained {...trouble} />}
    </Notice>
  );
}

function saysWhatGoesOn(hands: number, paused: boolean): string {
  const lowered = hands > 0 ? ['every hand is lowered'] : [];
  const until = paused ? [...lowered, 'you let the table go on'] : lowered;
  return `Nothing goes on, and no time runs, until ${listed(until)}.`;
}
