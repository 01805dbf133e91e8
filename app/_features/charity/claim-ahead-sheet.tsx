'use client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { CLAIM_AHEAD } from '#lib/features/charity/messages/phone.ts';
import { CLAIM_AHEAD_LEAD, CLAIM_AHEAD_WHAT, CLAIM_WHENEVER, DONE } from '#lib/features/charity/messages/ahead.ts';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

/** Shows one switch, alike for rich and poor factions. A tap switches it on, and another tap switches it off. */
export function ClaimAheadSheet({ view, onCommand, onClose }: SheetProps) {
  const on = view.mine.claimsAhead;
  return (
    <EditorSheet
      title={CLAIM_AHEAD}
      what={CLAIM_AHEAD_WHAT}
      onClose={onClose}
      acts={<Button onClick={onClose}>{DONE}</Button>}
    >
      <Switch
        label={CLAIM_WHENEVER}
        on={on}
        onChange={(next) => {
          onCommand({ type: 'PrepareClaim', on: next });
        }}
      />
      {CLAIM_AHEAD_LEAD.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </EditorSheet>
  );
}
