'use client';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { STOP_CLOCK } from '#lib/features/bidding/messages/clock.ts';

interface StopClockProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Lets each seat stop the bidding clock once for each card, whether the seat bids or not. */
export function StopClock({ view: { table, audience }, onCommand }: StopClockProps) {
  const card = table.bidding?.card ?? null;
  const isThere = card !== null && card.awaited !== null && card.time !== null;
  if (!isThere || card.handsRaised.some(({ faction }) => faction === audience)) return null;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        onCommand({ type: 'StopClock', lot: card.lot });
      }}
    >
      {STOP_CLOCK}
    </Button>
  );
}
