'use client';
import { TAKE_BACK, type SeatView } from '#client';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { Button } from '#app/_components/button.tsx';

interface TakeBackProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** The way back from a slip, until somebody answers it or something is done in the next turn; nothing where there is none. */
export function TakeBack({ view, onIntent }: TakeBackProps) {
  const { mayTakeBack } = view.mine.ownTurn;
  return mayTakeBack === null ? null : (
    <Button
      tone="quiet"
      onClick={() => {
        onIntent({ type: 'TakeBackStep' });
      }}
    >
      {TAKE_BACK[mayTakeBack]}
    </Button>
  );
}
