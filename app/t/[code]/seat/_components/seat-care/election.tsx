'use client';
import { electedBy, nameOfFaction, type DeskElection, type FactionId } from '../../../../../../lib/client.ts';
import { Explained } from '../../../../../_components/refusal.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { useApiClient } from '../../../../../_hooks/api-client.tsx';
import type { Presence } from '../../../../../_hooks/frame.ts';
import { useAsking } from '../../../../../_hooks/use-asking.ts';
import styles from './this-seat.module.css';

interface ElectionProps {
  readonly faction: FactionId;
  readonly presence: readonly Presence[];
  readonly election: DeskElection;
}

/** The seats choose another moderator when theirs has vanished. Everybody sees every vote. */
export function Election({ faction, presence, election }: ElectionProps) {
  const client = useApiClient();
  const { ask, sending, trouble } = useAsking();
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
              const candidate = own === seat.faction ? null : seat.faction;
              if (!sending) void ask(() => client.moderation.vote.mutate({ candidate }));
            }}
          >
            {`${seat.name}, ${nameOfFaction(seat.faction)}: ${votes} of ${election.needed}`}
          </Slab>
        );
      })}
      {chosen !== null && chosen !== faction && (
        <p className={styles.soft}>{`The desk waits on ${nameOfFaction(chosen)}’s phone.`}</p>
      )}
      {trouble !== null && <Explained {...trouble} />}
    </section>
  );
}
