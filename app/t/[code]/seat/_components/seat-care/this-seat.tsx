'use client';
import { lazy, Suspense, useState } from 'react';
import { theFactions, type FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import styles from './this-seat.module.css';

// Drawing QR codes is heavy, and few phones ever do it.
const HandOverSheet = lazy(() => import('./hand-over-sheet.tsx').then((module) => ({ default: module.HandOverSheet })));

interface ThisSeatProps {
  readonly code: string;
  readonly faction: FactionId;
  /** Who plays it, as the table knows them. */
  readonly player: string;
  /** The game has not begun. */
  readonly maySwap: boolean;
}

/** What a player can do about their own seat, all of it seen by the table. */
export function ThisSeat({ code, faction, player, maySwap }: ThisSeatProps) {
  const [doing, setDoing] = useState<'hand-over' | 'rename' | 'leave' | null>(null);
  const close = () => {
    setDoing(null);
  };
  return (
    <section className={styles.seat} aria-label={`Your seat, ${player}`}>
      <h2>Your seat</h2>
      <p
        className={styles.soft}
      >{`${player} plays ${theFactions(faction)} side on this phone. The table sees every change.`}</p>
      <Button
        onClick={() => {
          setDoing('hand-over');
        }}
      >
        Give this seat to another phone
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          setDoing('rename');
        }}
      >
        Change the name
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          setDoing('leave');
        }}
      >
        Leave this seat
      </Button>
      {doing === 'hand-over' && (
        <Suspense fallback={null}>
          <HandOverSheet code={code} faction={faction} onClose={close} />
        </Suspense>
      )}
      {doing === 'rename' && <NameSheet player={player} onClose={close} />}
      {doing === 'leave' && <LeaveSheet code={code} faction={faction} maySwap={maySwap} onClose={close} />}
    </section>
  );
}
