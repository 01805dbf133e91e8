'use client';
import { TAKE_BACK, type SeatView } from '#client';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { Button } from '#app/_components/button.tsx';

interface TakeBackProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows the way back from a slip, until somebody answers it or acts in the next turn; nothing where there is none. */
export function TakeBack({ view, onCommand }: TakeBackProps) {
  const { mayTakeBack } = view.mine.ownTurn;
  return mayTakeBack === null ? null : (
    <Button
      tone="quiet"
      onClick={() => {
        onCommand({ type: 'UndoStep' });
      }}
    >
      {TAKE_BACK[mayTakeBack]}
    </Button>
  );
}
