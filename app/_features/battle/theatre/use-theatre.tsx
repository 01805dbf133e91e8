'use client';
import { Suspense } from 'react';
import type { TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { useStage } from './use-stage.ts';

const Theatre = lazyPart(() => import('./theatre.tsx').then((part) => part.Theatre));

/**
 * Returns the scene of a present battle, or of a battle that has just ended. The scene stays until the screen has shown
 * the whole battle, whatever the table does meanwhile.
 */
export function useTheatre(table: TableView): Scene | null {
  const { stage, skip, replay } = useStage(table);
  if (stage === null) return null;
  return {
    draw: (news, talk) => (
      <Suspense fallback={null}>
        <Theatre
          battle={stage.battle}
          at={stage.at}
          table={table}
          news={
            <>
              {talk}
              {news}
            </>
          }
          onSkip={skip}
          onReplay={replay}
        />
      </Suspense>
    ),
  };
}
