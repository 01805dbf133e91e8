'use client';
import { formatClock, electionStanding, factionName, formatChosenElsewhere, secondsOf } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { useLive } from '#app/_connection/live.tsx';
import { useServerClock } from '#app/_connection/use-server-clock.ts';
import styles from './chosen-banner.module.css';

/**
 * Says over every scene that the desk does not answer and the players have elected another moderator. Everyone in the
 * room can still object.
 */
export function ChosenBanner() {
  const { election, presence } = useLive();
  const standing = electionStanding(election, useServerClock(election.takesAt !== null));
  if (standing.phase !== 'warning') return null;
  const name = presence.find(({ faction }) => faction === standing.chosen)?.name ?? factionName(standing.chosen);
  return (
    <div className={styles.banner}>
      <Icon name="warning" className={styles.sign} />
      <p role="status">{formatChosenElsewhere(name)}</p>
      <span className={styles.left} aria-hidden>
        {formatClock(secondsOf(standing.left) * 1000)}
      </span>
    </div>
  );
}
