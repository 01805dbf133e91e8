'use client';
import { Suspense } from 'react';
import { whoHolds, type TableView } from '#client';
import type { Scene } from '#app/_components/screen/scene.ts';
import { later } from '#app/_connection/later.tsx';

const BlowScreen = later(() => import('./blow-screen.tsx').then((part) => part.BlowScreen));

/** A card has come up: it fills the screen until all are asked something, or the table goes on. */
export function blowOf(table: TableView): Scene | null {
  const { spiceBlow, window } = table;
  const card = spiceBlow?.turned.at(-1);
  if (spiceBlow === null || card === undefined || window !== null || whoHolds(table) !== null) return null;
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
