'use client';
import type { FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { formatTurnTo } from '../seat-messages.ts';
import { OTHER_SEATS } from './tabs-messages.ts';
import styles from './other-seats.module.css';

export interface OtherSeatsProps {
  /** The other seats on this device. */
  readonly others: readonly FactionId[];
  /** The address of the desk, if this device also has the desk. */
  readonly desk: string | null;
  readonly onTurn: (faction: FactionId) => void;
}

/**
 * Shows the other seats, or the desk, on this device. The device shows one of them at a time, with a cover in between.
 */
export function OtherSeats({ others, desk, onTurn }: OtherSeatsProps) {
  if (others.length === 0 && desk === null) return null;
  return (
    <section className={styles.seats} aria-label={OTHER_SEATS.title}>
      <h2>{OTHER_SEATS.title}</h2>
      {others.map((faction) => (
        <Button
          key={faction}
          onClick={() => {
            onTurn(faction);
          }}
        >
          <FactionDisc faction={faction} /> {formatTurnTo(faction)}
        </Button>
      ))}
      {desk !== null && (
        <Button
          onClick={() => {
            location.assign(desk);
          }}
        >
          {OTHER_SEATS.toDesk}
        </Button>
      )}
    </section>
  );
}
