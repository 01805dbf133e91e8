'use client';
import type { SeatView } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import type { SeatActionProps } from '#app/_components/feature/phone-slots.ts';
import { formatCause, formatDuel } from '#lib/modules/duel/kanly/messages/arena.ts';
import { OWN_LEADER } from '#lib/modules/duel/kanly/messages/seen.ts';
import { RunningArena } from './duel-arena.tsx';
import { Duellists, Sides } from './duellists.tsx';
import { PartingOffer } from './parting-offer.tsx';
import styles from './seen.module.css';

const DISC_REM = 7;

/** Whether a duel runs, so that all phones show it. */
export const runsDuel = ({ table: { kanly } }: SeatView): boolean => (kanly?.running ?? null) !== null;

/** Shows the running duel to every seat that is not asked, with the own leader in it under a cover. */
export function SeenDuel({ view: { table, mine, audience }, onCommand }: SeatActionProps) {
  const { kanly } = table;
  const running = kanly?.running ?? null;
  if (kanly === null || running === null) return null;
  const own = mine.champion ?? mine.second?.leader ?? null;
  const fights = audience === running.by || audience === running.on;
  return (
    <section className={styles.duel} aria-label={formatDuel(running)}>
      <h2 className={styles.title}>{formatDuel(running)}</h2>
      <p className={styles.soft}>{formatCause(running)}</p>
      <Duellists running={running} />
      <RunningArena plan={kanly.arena} running={running} />
      <Sides running={running} />
      {(fights || running.sides.some(({ faction, side }) => faction === audience && side !== null)) && (
        <ReadOnlyCover what={OWN_LEADER.what} named height={DISC_REM}>
          {own === null ? <p>{OWN_LEADER.none}</p> : <LeaderDisc leader={own} />}
        </ReadOnlyCover>
      )}
      <PartingOffer running={running} faction={audience} onCommand={onCommand} />
    </section>
  );
}
