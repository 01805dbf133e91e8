'use client';
import { formatSetupStep, waitsToBegin, type ModeratorView } from '#client';
import { SetupSteps } from './steps.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';
import { SETUP } from '#lib/features/setup/messages/desk.ts';

/** The way into a new game, and how far its set-up is. A running game is picked up without it. */
export function SetupDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { act, sending, trouble } = useDoing();
  const { setup } = table;
  if (setup !== null) {
    return (
      <Box title={SETUP.title}>
        <SetupSteps setup={setup} />
        <Aside>{formatSetupStep(setup)}</Aside>
      </Box>
    );
  }
  if (!waitsToBegin(table)) return null;
  return (
    <Box title={SETUP.newGame}>
      <Aside>{SETUP.lead}</Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Button tone="act" sending={sending} onClick={() => act({ type: 'BeginSetup' })}>
        {SETUP.begin}
      </Button>
      <Aside>{SETUP.without}</Aside>
    </Box>
  );
}
