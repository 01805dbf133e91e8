'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const EndOfGame = lazyPart(() => import('./end-of-game.tsx').then((part) => part.EndOfGame));

/** Returns the scene of the end of the game. */
export function endingOf(table: TableView): Scene | null {
  const { victory } = table;
  if (victory === null) return null;
  return {
    draw: (news) => (
      <Suspense fallback={null}>
        <EndOfGame table={table} victory={victory} news={news} />
      </Suspense>
    ),
  };
}
