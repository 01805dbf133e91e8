'use client';
import { must, type SeatView } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BattleProgress } from '../battle-progress.tsx';
import { Button } from '#app/_components/button.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Body } from '#app/_components/phone.tsx';
import { formatSeenAll, SEALED } from '#lib/features/battle/messages/plan.ts';
import { PlanLines } from './plan-lines.tsx';
import { SeenPlan } from './seen-plan.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/sealed.module.css';

/** The plan is with the server, and covered. It may be changed until the other side's is in, or all of it was seen. */
export function SealedPlanPage({ prompt, view, onCommand, sending, trouble }: PromptPageProps<'battle-plan'>) {
  const battle = must(view.table.battle, 'the battle of this plan');
  return (
    <>
      <Body>
        <BattleProgress step={battle.step} />
        <PromptHeading title={SEALED.title} lead={prompt.seenBy === null ? SEALED.leadWhileOpen : SEALED.lead} />
        <ReadOnlyCover what="your plan" named height={11}>
          {view.mine.plan !== null && <PlanLines plan={view.mine.plan} />}
        </ReadOnlyCover>
        <SeenPlan view={view} />
        <Other view={view} />
        {trouble}
      </Body>
      <Decision>
        {prompt.seenBy === null ? (
          <>
            <Button
              sending={sending}
              onClick={() => {
                onCommand({ type: 'Withdraw', prompt: prompt.id });
              }}
            >
              {SEALED.change}
            </Button>
            <p className={styles.note}>{SEALED.stays}</p>
          </>
        ) : (
          <p className={styles.note}>{formatSeenAll(prompt.seenBy)}</p>
        )}
      </Decision>
    </>
  );
}

function Other({ view: { table, audience } }: { readonly view: SeatView }) {
  const battle = must(table.battle, 'a battle');
  const other = battle.aggressor.faction === audience ? battle.defender : battle.aggressor;
  return (
    <p className={styles.other}>
      <FactionDisc faction={other.faction} />
      <span>
        <FactionName faction={other.faction} />
        <small>{other.plan.state === 'open' ? 'still planning' : 'sealed'}</small>
      </span>
      <Icon name={other.plan.state === 'open' ? 'clock' : 'seal'} />
    </p>
  );
}
