'use client';
import { Suspense } from 'react';
import { formatPausedBy, type TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { useShownFor } from '#app/_components/status-screen/use-shown-for.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const BlowScreen = lazyPart(() => import('./blow-screen.tsx').then((part) => part.BlowScreen));

/** How long (ms) a card fills the screen at least, where the next phase begins at once. */
const READ_MS = 7000;

/** A card has come up: it fills the screen until all are asked something, or the table has gone on and it is read. */
export function useBlow(table: TableView): Scene | null {
  const { spiceBlow, window, turn, phase } = table;
  const card = spiceBlow?.turned.at(-1);
  const isRead = !useShownFor(spiceBlow === null ? null : `${turn}, ${spiceBlow.turned.length}`, READ_MS);
  if (spiceBlow === null || card === undefined || window !== null || formatPausedBy(table) !== null) return null;
  if (phase !== 'spice-blow' && isRead) return null;
  return {
    draw: (news, talk) => (
      <Suspense fallback={null}>
        <BlowScreen
          table={table}
          blow={spiceBlow}
          card={card}
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
