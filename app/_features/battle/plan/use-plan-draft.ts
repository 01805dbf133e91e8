'use client';
import { useState } from 'react';
import type { AnswerValue } from '#client';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import {
  gaveWay,
  laid,
  otherPlaceOf,
  PLACES,
  spiceBeside,
  startDraft,
  type GaveWay,
  type PlanDraft,
  type PlanField,
} from './plan-draft.ts';
import { usePlanKeeper } from './plan-keeper-provider.tsx';

/**
 * Returns the plan that the player puts together. It stays in this tab until sealed, so that a reload loses nothing.
 */
export function usePlanDraft({ battle, answers, shown }: PromptOf<'battle-plan'>) {
  const keeper = usePlanKeeper();
  const [kept] = useState(() => keeper.draftFor(battle));
  const [draft, setDraft] = useState(() => startDraft(answers, kept, shown));
  const [made, setMade] = useState(answers);
  // The text about removed choices stays until the next card or leader is placed. So a turn of the wheel removes no
  // text above it.
  const [given, setGiven] = useState<readonly GaveWay[]>([]);
  // A take-back, a correction, a newly entered hand or an answer to prescience changed the legal plans. The parts of
  // the plan that are still legal stay.
  if (made !== answers) {
    setMade(answers);
    const next = startDraft(answers, draft, shown);
    setDraft(next);
    setGiven(given.filter(({ place, was, movedTo }) => otherPlaceOf(next, place, was) === movedTo));
  }
  // Keeps the spice that the player set by hand. If the wheel is turned too far and back, the spice stays.
  const [support, setSupport] = useState(draft.spice);
  const turned: PlanDraft = support === undefined ? draft : { ...draft, spice: support };
  const lay = (field: PlanField, value: AnswerValue) => {
    const next = laid(answers, field === 'dial' ? turned : draft, field, value);
    if (field === 'spice') setSupport(value);
    keeper.keep(battle, next);
    setDraft(next);
    if (PLACES.some((place) => place === field)) setGiven(gaveWay(draft, next, field));
  };
  return {
    draft,
    lay,
    gaveWay: given,
    spiceBesideDial: (dial: number) => spiceBeside(answers, turned, dial),
    restored: kept !== null,
  };
}
