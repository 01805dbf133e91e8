'use client';
import type { LeaderId, PreparedCall } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/own/editor-sheet.tsx';
import { Switch } from '#app/_components/switch.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { CALL_AHEAD } from '#lib/activities/prepared-calls/words/phone.ts';
import {
  CALL_AHEAD_LEAD,
  CALL_AHEAD_WHAT,
  DONE,
  sayAgainst,
  sayNoTraitors,
} from '#lib/activities/prepared-calls/words.ts';

interface CallAheadSheetProps {
  readonly calls: readonly PreparedCall[];
  readonly traitors: readonly LeaderId[] | 'unknown';
  readonly onIntent: (intent: SentIntent) => void;
  readonly onClose: () => void;
}

/** A switch for each whom one may call, and one for whoever of them leads; a tap sets it, and another takes it back. */
export function CallAheadSheet({ calls, traitors, onIntent, onClose }: CallAheadSheetProps) {
  const inPay = traitors === 'unknown' ? [] : traitors;
  return (
    <EditorSheet
      title={CALL_AHEAD}
      what={CALL_AHEAD_WHAT}
      onClose={onClose}
      acts={<Button onClick={onClose}>{DONE}</Button>}
    >
      {(['whoever', ...inPay] as const).map((against) => (
        <Switch
          key={against}
          label={sayAgainst(against)}
          on={calls.includes(against)}
          onChange={(on) => {
            onIntent({ type: 'PrepareCall', against, on });
          }}
        />
      ))}
      {inPay.length === 0 && <p>{sayNoTraitors(traitors)}</p>}
      {CALL_AHEAD_LEAD.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </EditorSheet>
  );
}
