'use client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { BattlePlanPage } from './battle-plan.tsx';
import { SealedPlanPage } from './sealed-plan.tsx';

/** Making a plan, and what stands there once it is sealed. */
export function PlanPage(props: PromptPageProps<'battle-plan'>) {
  return props.prompt.sealed ? <SealedPlanPage {...props} /> : <BattlePlanPage {...props} />;
}
