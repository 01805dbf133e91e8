'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const HarvestScreen = lazyPart(() => import('./harvest-screen.tsx').then((part) => part.HarvestScreen));

/** Spice is collected: the sums fill the screen as long as the phase lasts. */
export function harvestOf(table: TableView): Scene | null {
  const { harvest, harvestRates } = table;
  if (harvest === null || harvestRates === null) return null;
  return {
    draw: (news, talk, presence) => (
      <Suspense fallback={null}>
        <HarvestScreen
          table={table}
          harvest={harvest}
          rates={harvestRates}
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
