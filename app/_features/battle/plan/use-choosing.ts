'use client';
import { useState } from 'react';
import type { AnswerValue, Grammar } from '#client';
import { placeAfter, type PlanField, type PlanPlace } from './plan-draft.ts';

interface Choosing {
  readonly answers: Grammar;
  /** Whether the plan was begun before, so that its slots have been visited. */
  readonly restored: boolean;
  /** Whether the plan can be edited. A plan that is covered, or only held open, cannot be edited. */
  readonly open: boolean;
  readonly uncover: () => void;
  readonly lay: (field: PlanField, value: AnswerValue) => void;
}

/**
 * Returns the slot that is being filled. The first time, each slot leads to the next slot. Later a slot is changed
 * alone.
 */
export function useChoosing({ answers, restored, open, uncover, lay }: Choosing) {
  const [choosing, setChoosing] = useState<PlanPlace | null>(null);
  const [walked, setWalked] = useState(restored);
  if (choosing === 'defense' && !walked) setWalked(true);
  return {
    /**
     * A sheet shows more than the plan does. So the sheet is covered together with the plan, and returns when the cover
     * opens.
     */
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
