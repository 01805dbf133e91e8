'use client';
import { useState } from 'react';
import type { AnswerValue } from '../../../../../../lib/client.ts';
import type { PromptOf } from '../prompts/prompt-page.ts';
import { laid, spiceBeside, startDraft, type PlanDraft, type PlanField } from './plan-draft.ts';
import { usePlanKeeper } from './plan-keeper-provider.tsx';

/** The plan as it is put together. It stays in this tab until sealed, so that a reload loses nothing. */
export function usePlanDraft({ battle, answers, shown }: PromptOf<'battle-plan'>) {
  const keeper = usePlanKeeper();
  const [kept] = useState(() => keeper.draftFor(battle));
  const [draft, setDraft] = useState(() => startDraft(answers, kept, shown));
  const [made, setMade] = useState(answers);
  // A take-back, a correction, a hand told anew or an answer to prescience: what still holds of the plan stays.
  if (made !== answers) {
    setMade(answers);
    setDraft(startDraft(answers, draft, shown));
  }
  // What was laid beside the dial by hand: a wheel turned too far and back has lost none of it.
  const [support, setSupport] = useState(draft.spice);
  const turned: PlanDraft = support === undefined ? draft : { ...draft, spice: support };
  const lay = (field: PlanField, value: AnswerValue) => {
    const next = laid(answers, field === 'dial' ? turned : draft, field, value);
    if (field === 'spice') setSupport(value);
    keeper.keep(battle, next);
    setDraft(next);
  };
  return { draft, lay, spiceBesideDial: (dial: number) => spiceBeside(answers, turned, dial), restored: kept !== null };
}
