'use client';
import { useState } from 'react';
import { electedBy, nameOfFaction, type DeskElection, type FactionId } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import type { Presence } from '../../../../../_hooks/frame.ts';
import styles from './this-seat.module.css';
import { VoteSheet } from './vote-sheet.tsx';

interface ElectionProps {
  readonly faction: FactionId;
  readonly presence: readonly Presence[];
  readonly election: DeskElection;
}

/** The seats choose another moderator when theirs has vanished. Everybody sees every vote, so each is asked for first. */
export function Election({ faction, presence, election }: ElectionProps) {
  const [asked, setAsked] = useState<Presence | null>(null);
  const own = election.votes.find(({ by }) => by === faction)?.candidate ?? null;
  const chosen = electedBy(election);
  return (
    <section className={styles.seat} aria-label="The moderator">
      <h2>The moderator</h2>
      <p className={styles.soft}>
        {`If the moderator has vanished, choose another here. ${election.needed} of the ${presence.length} seats have to agree; everybody sees the votes.`}
      </p>
      {presence.map((seat) => {
        const votes = election.votes.filter(({ candidate }) => candidate === seat.faction).length;
        return (
          <Slab
            key={seat.faction}
            chosen={own === seat.faction}
            onClick={() => {
              setAsked(seat);
            }}
          >
            {`${seat.name}, ${nameOfFaction(seat.faction)}: ${votes} of ${election.needed}`}
          </Slab>
        );
      })}
      {chosen !== null && chosen !== faction && (
        <p className={styles.soft}>{`The desk waits on ${nameOfFaction(chosen)}’s phone.`}</p>
      )}
      {asked !== null && (
        <VoteSheet
          seat={asked}
          own={own}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </section>
  );
}
