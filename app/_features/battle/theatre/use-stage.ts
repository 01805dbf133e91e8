'use client';

import { useEffect, useState } from 'react';
import type { TableView } from '#client';
import { again, cued, followed, nextCue, openedOn, skipped, type Stage } from './stage.ts';

export interface StageControls {
  readonly stage: Stage;
  readonly skip: () => void;
  readonly replay: () => void;
}

/** Plays the battles of a table: follows its views, and moves from beat to beat at its own pace. */
export function useStage(table: TableView): StageControls {
  const [shown, setShown] = useState<{ readonly stage: Stage; readonly table: TableView }>(() => ({
    stage: openedOn(table),
    table,
  }));
  const current = shown.table === table ? shown : { stage: followed(shown.stage, table), table };
  if (current !== shown) setShown(current);
  const { stage } = current;

  const cue = nextCue(stage, table);
  const after = cue?.after ?? null;
  const place = stage === null ? null : `${stage.battle.id} ${stage.at}`;
  useEffect(() => {
    if (after === null) return undefined;
    const timer = setTimeout(() => {
      setShown((now) => ({ ...now, stage: cued(now.stage, now.table) }));
    }, after);
    return () => {
      clearTimeout(timer);
    };
  }, [after, place]);

  return {
    stage,
    skip: () => {
      setShown((now) => ({ ...now, stage: skipped(now.stage, now.table) }));
    },
    replay: () => {
      setShown((now) => ({ ...now, stage: again(now.stage) }));
    },
  };
}
