'use client';
import { useState } from 'react';
import {
  electionStanding,
  factionName,
  formatElection,
  formatHowToChoose,
  type DeskElection,
  type FactionId,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import { ELECTION, formatVotes } from './seat-care-messages.ts';
import styles from './this-seat.module.css';
import { VoteSheet } from './vote-sheet.tsx';

interface ElectionProps {
  readonly faction: FactionId;
  readonly presence: readonly Presence[];
  readonly election: DeskElection;
  /** The game has not begun, so any guest with the code may have taken a seat. */
  readonly maySwap: boolean;
}

/** Lets the players elect another moderator when theirs is gone. Every vote is public, so the page asks before each. */
export function Election({ faction, presence, election, maySwap }: ElectionProps) {
  const [asked, setAsked] = useState<Presence | null>(null);
  const standing = electionStanding(election, useServerClock(election.takesAt !== null));
  const person = election.people.find((seats) => seats.includes(faction));
  const own = election.votes.find(({ by }) => person?.includes(by) === true)?.candidate ?? null;
  const nameOf = (seat: FactionId) => presence.find((one) => one.faction === seat)?.name ?? factionName(seat);
  const happens = formatElection(standing, standing.phase === 'open' ? '' : nameOf(standing.chosen));
  return (
    <section className={styles.seat} aria-label={ELECTION.title}>
      <h2>{ELECTION.title}</h2>
      {person === undefined ? (
        <p className={styles.soft}>{ELECTION.isHere}</p>
      ) : (
        <>
          <p className={styles.soft}>{formatHowToChoose(election, maySwap)}</p>
          {presence
            .filter((seat) => election.people.some((seats) => seats.includes(seat.faction)))
            .map((seat) => (
              <Button
                key={seat.faction}
                chosen={own === seat.faction}
                onClick={() => {
                  setAsked(seat);
                }}
              >
                {formatVotes(seat, votesFor(election, seat.faction), election.needed)}
              </Button>
            ))}
        </>
      )}
      {happens !== null && <p>{happens}</p>}
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

const votesFor = ({ votes }: DeskElection, seat: FactionId): number =>
  votes.filter(({ candidate }) => candidate === seat).length;
