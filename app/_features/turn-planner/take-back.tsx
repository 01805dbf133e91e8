'use client';
import { TAKE_BACK, type SeatView } from '#client';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { Button } from '#app/_components/button.tsx';

interface TakeBackProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows the undo of a mistake, until another player answers or the next turn has a step. Shows nothing if no step can
 * be undone.
 */
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
