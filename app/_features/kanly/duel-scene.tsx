'use client';
import { Suspense } from 'react';
import { formatPausedBy, type LogFact, type TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { useOneByOne } from '#app/_components/status-screen/use-one-by-one.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { useLastDuel } from './use-last-duel.ts';

const DuelScreen = lazyPart(() => import('./duel-screen.tsx').then((part) => part.DuelScreen));

/** How long (ms) the screen leaves the end of a duel. */
const END_MS = 8000;
/** A screen that opens later presents no earlier end again. */
const AFTERWARDS = 1;

/** Returns the scene of a duel. It fills the screen while the duel runs, and for a while after its end. */
export function useDuel(table: TableView): Scene | null {
  const running = table.kanly?.running ?? null;
  const shown = useLastDuel(running);
  const isAtEnd = shown !== null && running === null;
  const since = useOneByOne(isAtEnd ? `${shown.by} ${shown.on} ${table.turn}` : null, 1 + AFTERWARDS, END_MS);
  if (table.kanly === null || shown === null || formatPausedBy(table) !== null || table.window !== null) return null;
  if (isAtEnd && since > 0) return null;
  return {
    draw: (news, talk, presence) => (
      <Suspense fallback={null}>
        <DuelScreen
          table={table}
          running={shown}
          lines={linesOfDuel(table)}
          presence={presence}
          news={
            <>
              {talk}
              {news}
            </>
          }
        />
      </Suspense>
    ),
  };
}

/** Returns the log lines since the last duel was declared, oldest first. */
function linesOfDuel({ log }: TableView): readonly LogFact[] {
  const facts = log.map(({ fact }) => fact);
  return facts.slice(facts.findLastIndex(({ code }) => code === 'kanly-declared') + 1);
}
