'use client';
import type { PreparedCall } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { CALL_AHEAD } from '#lib/features/standing-calls/messages/phone.ts';
import {
  CALL_AHEAD_LEAD,
  CALL_AHEAD_WHAT,
  DONE,
  formatAgainst,
  formatNoTraitors,
} from '#lib/features/standing-calls/messages.ts';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

/** The height of a switch (rem). `SENTENCE` is the room for the sentence that may replace it. */
const SWITCH = 3.75;
const SENTENCE = 5;

/**
 * Shows a switch that calls any traitor of the player's, and one switch for each traitor. A tap switches one on, and
 * another tap switches it off. The sheet always has the height for the largest possible number of traitors, whatever
 * Mentat knows.
 */
export function CallAheadSheet({ view: { mine }, onCommand, onClose }: SheetProps) {
  const { preparedCalls, traitors, traitorLimit } = mine;
  const inPay = traitors === 'unknown' ? [] : traitors;
  const switchFor = (against: PreparedCall) => (
    <Switch
      key={against}
      label={formatAgainst(against)}
      on={preparedCalls.includes(against)}
      onChange={(on) => {
        onCommand({ type: 'PrepareCall', against, on });
      }}
    />
  );
  return (
    <EditorSheet
      title={CALL_AHEAD}
      what={CALL_AHEAD_WHAT}
      onClose={onClose}
      acts={<Button onClick={onClose}>{DONE}</Button>}
    >
      {switchFor('whoever')}
      <div style={{ minHeight: `${Math.max(SENTENCE, SWITCH * traitorLimit)}rem` }}>
        {inPay.map(switchFor)}
        {inPay.length === 0 && <p>{formatNoTraitors(traitors)}</p>}
      </div>
      {CALL_AHEAD_LEAD.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </EditorSheet>
  );
}
