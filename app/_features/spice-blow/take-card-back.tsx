'use client';
import type { SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { TAKE_CARD_BACK } from '#lib/features/spice-blow/messages/taken-back.ts';

interface TakeCardBackProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Lets the player who draws the spice cards undo the last card, as long as no other player has acted on it. Other
 * players see no button.
 */
export function TakeCardBack({ view: { table, audience }, onCommand }: TakeCardBackProps) {
  const { spiceBlow } = table;
  if (spiceBlow?.mayTakeBack !== true || spiceBlow.drawer !== audience) return null;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        onCommand({ type: 'TakeSpiceCardBack' });
      }}
    >
      {TAKE_CARD_BACK}
    </Button>
  );
}
