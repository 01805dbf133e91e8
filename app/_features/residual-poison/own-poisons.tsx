'use client';
import { Button } from '#app/_components/button.tsx';
import type { SeatActionProps } from '#app/_components/feature/phone-slots.ts';
import { formatBefore, POISONS } from '#lib/cards/residual-poison/messages/table.ts';

/**
 * Shows the player's own cards in front of shields, which all players see. Each card has a button that takes the card
 * away during the player's own move.
 */
export function OwnPoisons({ view: { table, mine, audience }, onCommand }: SeatActionProps) {
  const own = table.residualPoison?.lies.filter(({ by }) => by === audience) ?? [];
  if (own.length === 0 || !mine.ownPoisons.mayTakeAway) return null;
  return (
    <section>
      <h2>{POISONS.own}</h2>
      {own.map(({ against }) => (
        <Button
          key={against}
          small
          onClick={() => {
            onCommand({ type: 'TakePoisonAway', against });
          }}
        >
          {`${formatBefore(against)}: ${POISONS.takeAway}`}
        </Button>
      ))}
    </section>
  );
}
