'use client';
import { formatPausedBy, type SeatView } from '#client';
import type { ClientCommand } from '../../_connection/outbox.ts';
import { Talking } from '../talking.tsx';
import { InOnePlace } from '../in-one-place.tsx';
import { CountdownRing } from './countdown-ring.tsx';
import styles from './window-clock.module.css';
import { ANSWERED, CLOSES, formatClosesEarly } from './window-messages.ts';

interface WindowClockProps {
  readonly view: SeatView;
  /** Whether the player has answered. */
  readonly answered?: boolean;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows the clock of a window, on its page and on the page behind “Play”. A player who looks for a traitor must see the
 * time, and can stop the clock with one tap.
 */
export function WindowClock({ view: { table, mine }, answered = false, onCommand }: WindowClockProps) {
  const { window } = table;
  if (window === null) return null;
  const { opened, floor } = window;
  const closes = floor === null ? CLOSES : formatClosesEarly(Math.round((floor - opened) / 1000));
  return (
    <div>
      <div className={styles.clock}>
        <CountdownRing window={window} held={formatPausedBy(table) !== null} />
        <InOnePlace words={[closes, ANSWERED]} shows={answered ? ANSWERED : closes} />
      </div>
      <Talking stopsClock raised={mine.raisedHand} onCommand={onCommand} />
    </div>
  );
}
