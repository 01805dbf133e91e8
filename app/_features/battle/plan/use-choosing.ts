'use client';
import { useState } from 'react';
import type { AnswerValue, Grammar } from '#client';
import { placeAfter, type PlanField, type PlanPlace } from './plan-draft.ts';

interface Choosing {
  readonly answers: Grammar;
  /** Whether the plan was begun before, so that its slots have been visited. */
  readonly restored: boolean;
  /** The plan can be edited; covered, or only held open, it cannot. */
  readonly open: boolean;
  readonly uncover: () => void;
  readonly lay: (field: PlanField, value: AnswerValue) => void;
}

/** The slot that is being filled. The first time each leads to the next one; later it is changed alone. */
export function useChoosing({ answers, restored, open, uncover, lay }: Choosing) {
  const [choosing, setChoosing] = useState<PlanPlace | null>(null);
  const [walked, setWalked] = useState(restored);
  if (choosing === 'defense' && !walked) setWalked(true);
  return {
    /** A sheet shows more than the plan does: it is covered together with it, and returns when the cover opens. */
    choosing: open ? choosing : null,
    choose: setChoosing,
    /** Leads to a slot that must be filled. */
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
