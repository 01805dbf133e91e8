'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/screen/scene.ts';
import { later } from '#app/_connection/later.tsx';

const Ending = later(() => import('./ending-screen.tsx').then((part) => part.Ending));

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
