'use client';
import { Suspense } from 'react';
import { formatPausedBy, type TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { useOneByOne } from '#app/_components/status-screen/use-one-by-one.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const BlowScreen = lazyPart(() => import('./blow-screen.tsx').then((part) => part.BlowScreen));

/** The minimum time (ms) for which each card fills the screen, however soon the next card follows. */
const CARD_MS = 4500;

/**
 * Returns the card that fills the screen. Each card has its time before a nexus and all other consequences. The last
 * card stays until a window opens or the phase is over.
 */
export function useBlow(table: TableView): Scene | null {
  const { spiceBlow, nexus, window, turn, phase } = table;
  const count = spiceBlow?.turned.length ?? 0;
  const at = useOneByOne(spiceBlow === null ? null : `${turn} ${spiceBlow.pile}`, count, CARD_MS);
  const areRead = at >= count;
  const card = spiceBlow?.turned[Math.min(at, count - 1)];
  if (spiceBlow === null || card === undefined || formatPausedBy(table) !== null) return null;
  if (areRead && (window !== null || nexus !== null || phase !== 'spice-blow')) return null;
  return {
    draw: (news, talk) => (
      <Suspense fallback={null}>
        <BlowScreen
          table={table}
          blow={spiceBlow}
          card={card}
          isLast={at >= count - 1}
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
