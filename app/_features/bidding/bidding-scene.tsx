'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';

const BiddingScreen = lazyPart(() => import('./bidding-screen.tsx').then((part) => part.BiddingScreen));

/** Returns the scene of the auction: the present card, and after the last one all prices. */
export function biddingOf(table: TableView): Scene | null {
  const { bidding } = table;
  if (bidding === null) return null;
  return {
    draw: (news, talk) => (
      <Suspense fallback={null}>
        <BiddingScreen
          table={table}
          bidding={bidding}
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
