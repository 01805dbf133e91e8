'use client';
import { useState } from 'react';
import type { AnswerValue, PlanElement } from '../../../../../../lib/client.ts';
import { sessionKeeper } from '../../../../../_hooks/device-storage.ts';
import type { PromptOf } from '../prompts/prompt-page.ts';
import { laid, startDraft, type PlanDraft } from './plan-draft.ts';

const KEY = 'mentat.draft';

/** The plan as it is put together. It stays in this tab until sealed, so that a reload loses nothing. */
export function usePlanDraft({ id, battle, asks, answers }: PromptOf<'battle-plan'>) {
  const name = `${asks} ${battle}`;
  const [kept] = useState(() => keptDraft(name));
  const [draft, setDraft] = useState(() => startDraft(answers, kept));
  const [made, setMade] = useState(id);
  // A take-back, a correction or an answer to prescience asks anew: what still holds of the plan stays.
  if (made !== id) {
    setMade(id);
    setDraft(startDraft(answers, draft));
  }
  const lay = (field: PlanElement, value: AnswerValue) => {
    const next = laid(answers, draft, field, value);
    sessionKeeper().setItem(KEY, JSON.stringify({ name, draft: next }));
    setDraft(next);
  };
  return { draft, lay, restored: kept !== null };
}

/** Nothing of one battle is offered in the next. */
function keptDraft(name: string): PlanDraft | null {
  try {
    const kept = JSON.parse(sessionKeeper().getItem(KEY) ?? 'null') as { name: string; draft: PlanDraft } | null;
    return kept?.name === name ? kept.draft : null;
  } catch {
    return null;
  }
}
