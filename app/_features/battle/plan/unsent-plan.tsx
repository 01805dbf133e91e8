import { parseBattlePlan } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import type { UnsentProps } from '#app/_components/prompt/prompt-page.ts';
import { SendingPage } from '#app/_components/prompt/sending-page.tsx';
import { UNSENT } from '#lib/features/battle/messages/plan.ts';
import { PlanLines } from './plan-lines.tsx';

/** Shows a plan in flight. Its owner may look at the plan, and the page does not say that the plan is sealed. */
export function UnsentPlan({ value }: UnsentProps) {
  const plan = parseBattlePlan(value);
  if (plan === null) return <SendingPage />;
  return (
    <SendingPage title={UNSENT.title} note={UNSENT.note}>
      <ReadOnlyCover what="your plan" named height={11}>
        <PlanLines plan={plan} />
      </ReadOnlyCover>
    </SendingPage>
  );
}
