import { capitalize, must, type SeatView } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { formatPlanOf } from '#lib/features/battle/messages/plan.ts';
import { PlanLines } from './plan-lines.tsx';

/**
 * Shows another player's whole plan, which this player saw with a special Karama. Shows nothing without such a plan.
 * All players know that the player saw it.
 */
export function SeenPlan({ view: { mine, table } }: { readonly view: SeatView }) {
  if (mine.seenPlan === null) return null;
  const { target } = must(must(table.battle, 'the battle of this plan').look, 'a look at a plan');
  const plan = formatPlanOf(target);
  return (
    <section aria-label={capitalize(plan)}>
      <ReadOnlyCover what={plan} named height={4}>
        <PlanLines plan={mine.seenPlan} inRow />
      </ReadOnlyCover>
    </section>
  );
}
