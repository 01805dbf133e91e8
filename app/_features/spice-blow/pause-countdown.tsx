'use client';
import { formatPausedBy, type TableView } from '#client';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { TIME_FOR_CARDS } from '#lib/features/spice-blow/messages/pause.ts';
import styles from './pause-countdown.module.css';

/** Shows how long players may still play cards in a spice blow. */
export function PauseCountdown({ table }: { readonly table: TableView }) {
  const pause = table.spiceBlow?.pause ?? null;
  if (pause === null) return null;
  return (
    <section className={styles.pause} aria-label={TIME_FOR_CARDS}>
      <CountdownRing window={pause} held={formatPausedBy(table) !== null} />
      <p className={styles.words}>{TIME_FOR_CARDS}</p>
    </section>
  );
}
