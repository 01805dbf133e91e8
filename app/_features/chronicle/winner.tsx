import type { ReactNode } from 'react';
import { territoryName, formatHowWon, type TableView, type Victory } from '#client';
import { rulesTitle } from '#lib/features/mentat-pause/messages.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { BoardMap } from '#app/_components/map/board-map.tsx';
import { formatTurnOf } from '#lib/features/chronicle/messages/ending.ts';
import { StrongholdTable } from './stronghold-table.tsx';
import styles from './winner.module.css';

interface WinnerProps {
  readonly table: TableView;
  readonly victory: Victory;
  /** The latest news of a seat or the desk. */
  readonly news: ReactNode;
}

/** Shows that the game is won: the winner, the planet at the end, and the strongholds of each turn. */
export function Winner({ table, victory, news }: WinnerProps) {
  const { edition } = table.choices;
  return (
    <main className={styles.ending}>
      <header className={styles.head}>
        <p className={styles.discs}>
          {victory.winners.map((winner) => (
            <FactionDisc key={winner} faction={winner} className={styles.disc} />
          ))}
        </p>
        <div>
          <h1 className={styles.title}>{rulesTitle(victory)}</h1>
          <p className={styles.how}>{formatHowWon(victory, edition)}</p>
        </div>
      </header>
      <div className={styles.planet}>
        <BoardMap board={boardOf(table)} edition={edition} />
      </div>
      <div className={styles.side}>
        <StrongholdTable
          counts={table.counts}
          others={[...table.sietches, ...table.alsoCounted.map(({ territory }) => territory)]}
          edition={edition}
        />
        {news}
      </div>
      <footer className={styles.dune}>
        <LastWord table={table} victory={victory} />
      </footer>
    </main>
  );
}

/** Shows how the game was won, with the strongholds if they decided. */
function LastWord({ table, victory: { how } }: { readonly table: TableView; readonly victory: Victory }) {
  const { edition } = table.choices;
  const lines =
    how.kind === 'strongholds' ? how.strongholds.map((held) => territoryName(held, edition)).join(' · ') : null;
  return (
    <>
      <h2 className={styles.subject}>{formatTurnOf(table.turn, table.turnLimit)}</h2>
      {lines !== null && <p>{lines}</p>}
    </>
  );
}
