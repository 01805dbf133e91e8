'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const CollectionScreen = lazyPart(() => import('./collection-screen.tsx').then((part) => part.CollectionScreen));

/** Returns the scene of spice collection. The sums fill the screen as long as the phase lasts. */
export function collectionOf(table: TableView): Scene | null {
  const { collection, collectionRates } = table;
  if (collection === null || collectionRates === null) return null;
  return {
    draw: (news, talk, presence) => (
      <Suspense fallback={null}>
        <CollectionScreen
          table={table}
          collection={collection}
          rates={collectionRates}
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
