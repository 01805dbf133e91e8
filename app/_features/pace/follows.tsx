'use client';
import { formatPausedBy, type TableView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { GO_ON, formatFollows } from '#lib/features/pace/messages/follows.ts';
import styles from './follows.module.css';

interface FollowsProps {
  readonly table: TableView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows how soon the next phase begins. One tap begins it at once. */
export function Follows({ table, onCommand }: FollowsProps) {
  const { followsSoon, choices } = table;
  if (followsSoon === null) return null;
  return (
    <section className={styles.follows} aria-label={formatFollows(followsSoon.next, choices.edition)}>
      <CountdownRing window={followsSoon} held={formatPausedBy(table) !== null} />
      <p className={styles.words}>{formatFollows(followsSoon.next, choices.edition)}</p>
      {followsSoon.mayGoOn && (
        <Button
          small
          onClick={() => {
            onCommand({ type: 'GoOn' });
          }}
        >
          {GO_ON}
        </Button>
      )}
    </section>
  );
}
