'use client';
import { saySetupStep, waitsToBegin, type DeskViewWhole } from '#client';
import { SetupSteps } from '#app/_components/play-steps.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { useDoing } from '#app/_components/desk/desk-actions.tsx';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

/** The way into a new game, and how far its set-up is. A running game is picked up without it. */
export function SetupDeskBox({ view: { table } }: { readonly view: DeskViewWhole }) {
  const { act, sending, trouble } = useDoing();
  const { setup } = table;
  if (setup !== null) {
    return (
      <Box title="Setting up the game">
        <SetupSteps setup={setup} />
        <Aside>{saySetupStep(setup.step)}</Aside>
      </Box>
    );
  }
  if (!waitsToBegin(table)) return null;
  return (
    <Box title="A new game">
      <Aside>
        Every phone is asked for what is its own, in the order of the book: the prediction, traitors, forces, treachery
        cards. Then each sees what to put on the board.
      </Aside>
      {trouble !== null && <Explained {...trouble} />}
      <Button tone="act" sending={sending} onClick={() => act({ type: 'BeginSetup' })}>
        Begin set-up
      </Button>
      <Aside>For a game that runs already, leave it out: tell where things stand, then step on.</Aside>
    </Box>
  );
}
