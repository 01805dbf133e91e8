'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const Ending = lazyPart(() => import('./ending-screen.tsx').then((part) => part.Ending));

/** The game is over. */
export function endingOf(table: TableView): Scene | null {
  const { victory } = table;
  if (victory === null) return null;
  return {
    draw: (news) => (
      <Suspense fallback={null}>
        <Ending table={table} victory={victory} news={news} />
      </Suspense>
    ),
  };
}
