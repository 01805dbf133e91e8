'use client';
import { must } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OtherSeat, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { formatSeenAll, SEALED } from '#lib/features/battle/messages/plan.ts';
import { BattleProgress } from '../battle-progress.tsx';
import { PlanLines } from './plan-lines.tsx';
import { SeenPlan } from './seen-plan.tsx';

/**
 * Shows a sealed plan under its cover. Its player may change it until the other side has sealed a plan, or has seen all
 * of this plan.
 */
export function SealedPlanPage(page: PromptPageProps<'battle-plan'>) {
  const { prompt, view } = page;
  const { step, aggressor, defender } = must(view.table.battle, 'the battle of this plan');
  const other = aggressor.faction === view.audience ? defender : aggressor;
  const isOpen = other.plan.state === 'open';
  const isFinal = prompt.seenBy !== null;
  return (
    <SealedPrompt
      page={page}
      above={<BattleProgress step={step} />}
      title={SEALED.title}
      lead={isFinal ? SEALED.lead : SEALED.leadWhileOpen}
      covered={{
        what: 'your plan',
        height: 11,
        lies: view.mine.plan !== null && <PlanLines plan={view.mine.plan} />,
      }}
      change={isFinal ? null : SEALED.change}
      note={isFinal ? formatSeenAll(prompt.seenBy) : SEALED.stays}
    >
      <SeenPlan view={view} />
      <OtherSeat faction={other.faction} says={isOpen ? 'still planning' : 'sealed'} sign={isOpen ? 'clock' : 'seal'} />
    </SealedPrompt>
  );
}
