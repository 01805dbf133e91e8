'use client';
import { formatSetupStep, waitsToBegin, type ModeratorView } from '#client';
import { SetupSteps } from './steps.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';
import { SETUP } from '#lib/features/setup/messages/desk.ts';

/**
 * Shows the button for a new game, and the progress of its set-up. A game that is already running begins without a
 * set-up.
 */
export function SetupDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDeskAction();
  const { setup } = table;
  if (setup !== null) {
    return (
      <PanelSection title={SETUP.title}>
        <SetupSteps setup={setup} />
        <Hint>{formatSetupStep(setup)}</Hint>
      </PanelSection>
    );
  }
  if (!waitsToBegin(table)) return null;
  return (
    <PanelSection title={SETUP.newGame}>
      <Hint>{SETUP.lead}</Hint>
      {trouble !== null && <Explained {...trouble} />}
      <Button tone="act" sending={sending} onClick={() => act({ type: 'BeginSetup' })}>
        {SETUP.begin}
      </Button>
      <Hint>{SETUP.without}</Hint>
    </PanelSection>
  );
}
