'use client';
import { nameOfFaction, type FactionId } from '../../../../../../lib/client.ts';
import { FactionDisc } from '../../../../../_components/faction-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import styles from './other-seats.module.css';

export interface OtherSeatsProps {
  /** Seats this device holds besides the one it shows. */
  readonly others: readonly FactionId[];
  readonly onTurn: (faction: FactionId) => void;
}

/** One phone for several seats: it shows one at a time, and everything secret of the next is covered when it turns. */
export function OtherSeats({ others, onTurn }: OtherSeatsProps) {
  if (others.length === 0) return null;
  return (
    <section className={styles.seats} aria-label="Other seats on this phone">
      <h2>Also on this phone</h2>
      {others.map((faction) => (
        <Slab
          key={faction}
          onClick={() => {
            onTurn(faction);
          }}
        >
          <FactionDisc faction={faction} /> Turn to {nameOfFaction(faction)}
        </Slab>
      ))}
    </section>
  );
}
