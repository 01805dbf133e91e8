import { parseBattlePlan } from '#client';
import { LookCover } from '#app/_components/cover/look-cover.tsx';
import type { UnsentProps } from '#app/_components/question/prompt-page.ts';
import { UnsentPage } from '#app/_components/question/unsent-page.tsx';
import { UNSENT } from '#lib/features/battle/messages/plan.ts';
import { PlanLines } from './plan-lines.tsx';

/** A plan on its way: its owner may look at it, and nothing says that it is sealed. */
export function UnsentPlan({ value }: UnsentProps) {
  const plan = parseBattlePlan(value);
  if (plan === null) return <UnsentPage />;
  return (
    <UnsentPage title={UNSENT.title} note={UNSENT.note}>
      <LookCover what="your plan" named height={11}>
        <PlanLines plan={plan} />
      </LookCover>
    </UnsentPage>
  );
}
