'use client';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { STOP_CLOCK } from '#lib/features/bidding/messages/clock.ts';

interface StopClockProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** While time runs for a bid, each seat may stop it once a card, whether it bids or not. */
export function StopClock({ view: { table, audience }, onIntent }: StopClockProps) {
  const card = table.bidding?.card ?? null;
  const isThere = card !== null && card.awaited !== null && card.time !== null;
  if (!isThere || card.handsRaised.some(({ faction }) => faction === audience)) return null;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        onIntent({ type: 'StopClock', lot: card.lot });
      }}
    >
      {STOP_CLOCK}
    </Button>
  );
}
