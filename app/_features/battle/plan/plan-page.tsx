'use client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { BattlePlanPage } from './battle-plan.tsx';
import { SealedPlanPage } from './sealed-plan.tsx';

/** Shows the page of a plan: open while its player makes it, or sealed. */
export function PlanPage(props: PromptPageProps<'battle-plan'>) {
  return props.prompt.sealed ? <SealedPlanPage {...props} /> : <BattlePlanPage {...props} />;
}
