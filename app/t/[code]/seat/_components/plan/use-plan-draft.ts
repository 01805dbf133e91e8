'use client';
import { useState } from 'react';
import type { AnswerValue } from '../../../../../../lib/client.ts';
import type { PromptOf } from '../prompts/prompt-page.ts';
import { laid, startDraft, type PlanField } from './plan-draft.ts';
import { usePlanKeeper } from './plan-keeper-provider.tsx';

/** The plan as it is put together. It stays in this tab until sealed, so that a reload loses nothing. */
export function usePlanDraft({ id, battle, answers, shown }: PromptOf<'battle-plan'>) {
  const keeper = usePlanKeeper();
  const [kept] = useState(() => keeper.draftFor(battle));
  const [draft, setDraft] = useState(() => startDraft(answers, kept, shown));
  const [made, setMade] = useState(id);
  // A take-back, a correction or an answer to prescience asks anew: what still holds of the plan stays.
  if (made !== id) {
    setMade(id);
    setDraft(startDraft(answers, draft, shown));
  }
  const lay = (field: PlanField, value: AnswerValue) => {
    const next = laid(answers, draft, field, value);
    keeper.keep(battle, next);
    setDraft(next);
  };
  return { draft, lay, restored: kept !== null };
}
