'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const NexusScreen = lazyPart(() => import('./nexus-screen.tsx').then((part) => part.NexusScreen));

/** Returns the scene of a nexus. Play is paused for the discussion, so the alliances fill the screen. */
export function nexusOf(table: TableView): Scene | null {
  const { nexus } = table;
  if (nexus === null) return null;
  return {
    draw: (news, talk, presence) => (
      <Suspense fallback={null}>
        <NexusScreen
          table={table}
          nexus={nexus}
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
