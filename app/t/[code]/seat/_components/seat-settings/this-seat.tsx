'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import { formatPlaysSide, formatYourSeat, THIS_SEAT } from './seat-care-messages.ts';
import styles from './this-seat.module.css';

interface ThisSeatProps {
  readonly code: string;
  readonly faction: FactionId;
  /** The player's name at the table. */
  readonly player: string;
  /** Whether the game has not begun. */
  readonly maySwap: boolean;
}

/** Shows the actions of a player about the own seat. All players see the result of these actions. */
export function ThisSeat({ code, faction, player, maySwap }: ThisSeatProps) {
  const [doing, setDoing] = useState<'hand-over' | 'rename' | 'leave' | null>(null);
  const close = () => {
    setDoing(null);
  };
  return (
    <section className={styles.seat} aria-label={formatYourSeat(player)}>
      <h2>{THIS_SEAT.title}</h2>
      <p className={styles.soft}>{formatPlaysSide(player, faction)}</p>
      <Button
        onClick={() => {
          setDoing('hand-over');
        }}
      >
        {THIS_SEAT.handOver}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          setDoing('rename');
        }}
      >
        {THIS_SEAT.rename}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          setDoing('leave');
        }}
      >
        {THIS_SEAT.leave}
      </Button>
      {doing === 'hand-over' && <HandOverSheet code={code} faction={faction} onClose={close} />}
      {doing === 'rename' && <NameSheet player={player} onClose={close} />}
      {doing === 'leave' && <LeaveSheet code={code} faction={faction} maySwap={maySwap} onClose={close} />}
    </section>
  );
}
