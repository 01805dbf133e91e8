'use client';
import type { FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection, Row } from '#app/_components/desk/panel.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { PASS_FOR } from '#lib/features/auto-pass/messages/desk.ts';

/** Lets the moderator set or lift “Nothing from me this turn” for a seat without a phone. */
export function AutoPassDeskPanel({ faction }: { readonly faction: FactionId }) {
  const { act, sending, trouble } = useDeskAction();
  return (
    <PanelSection title={PASS_FOR.title}>
      {trouble !== null && <Explained {...trouble} />}
      <Row>
        <Button small sending={sending} onClick={() => act({ type: 'SetAutoPassFor', faction, on: true })}>
          {PASS_FOR.pass}
        </Button>
        <Button small sending={sending} onClick={() => act({ type: 'SetAutoPassFor', faction, on: false })}>
          {PASS_FOR.lift}
        </Button>
      </Row>
      <Hint>{PASS_FOR.means}</Hint>
    </PanelSection>
  );
}
