'use client';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { TAKE_CARD_BACK } from '#lib/features/spice-blow/messages/taken-back.ts';

interface TakeCardBackProps {
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
}

/** The way back from a slip for whoever draws the spice cards, until somebody has acted on the card; nothing for others. */
export function TakeCardBack({ view: { table, audience }, onIntent }: TakeCardBackProps) {
  const { spiceBlow } = table;
  if (spiceBlow?.mayTakeBack !== true || spiceBlow.drawer !== audience) return null;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        onIntent({ type: 'TakeSpiceCardBack' });
      }}
    >
      {TAKE_CARD_BACK}
    </Button>
  );
}
