'use client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { Switch } from '#app/_components/switch.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { CLAIM_AHEAD } from '#lib/features/charity/messages/phone.ts';
import { CLAIM_AHEAD_LEAD, CLAIM_AHEAD_WHAT, CLAIM_WHENEVER, DONE } from '#lib/features/charity/messages/ahead.ts';

interface ClaimAheadSheetProps {
  readonly on: boolean;
  readonly onCommand: (command: ClientCommand) => void;
  readonly onClose: () => void;
}

/** One switch, alike for rich and poor: a tap sets it, and another takes it back. */
export function ClaimAheadSheet({ on, onCommand, onClose }: ClaimAheadSheetProps) {
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
