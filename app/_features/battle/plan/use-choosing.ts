'use client';
import { useState } from 'react';
import type { AnswerValue, Grammar } from '#client';
import { placeAfter, type PlanField, type PlanPlace } from './plan-draft.ts';

interface Choosing {
  readonly answers: Grammar;
  /** The plan was begun before, so its places have been gone through. */
  readonly restored: boolean;
  /** The plan can be worked on; covered, or held to be looked at, it cannot. */
  readonly open: boolean;
  readonly uncover: () => void;
  readonly lay: (field: PlanField, value: AnswerValue) => void;
}

/** Which place of the plan is being filled. The first time each leads on to the next, later it is changed for itself. */
export function useChoosing({ answers, restored, open, uncover, lay }: Choosing) {
  const [choosing, setChoosing] = useState<PlanPlace | null>(null);
  const [walked, setWalked] = useState(restored);
  if (choosing === 'defense' && !walked) setWalked(true);
  return {
    /** A sheet shows more than the plan does: it goes with it under the cover, and is there again when that is lifted. */
    choosing: open ? choosing : null,
    choose: setChoosing,
    /** Leads to a place that must be filled. */
    leadTo: (place: PlanPlace) => {
      uncover();
      setChoosing(place);
    },
    close: () => {
      setChoosing(null);
      setWalked(true);
    },
    chosen: (value: AnswerValue) => {
      if (choosing !== null) lay(choosing, value);
      setChoosing(walked || choosing === null ? null : placeAfter(answers, choosing));
      uncover();
    },
  };
}
