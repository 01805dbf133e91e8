'use client';
import { capital, must, theFaction, type SeatView } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BattleSteps } from '#app/_components/play-steps.tsx';
import { Button } from '#app/_components/button.tsx';
import { LookCover } from '#app/_components/cover/look-cover.tsx';
import { Body } from '#app/_components/phone.tsx';
import { PlanLines } from './plan-lines.tsx';
import { SeenPlan } from './seen-plan.tsx';
import { Question } from '#app/_components/question/question.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/sealed.module.css';

/** The plan is with the server, and covered. It may be changed until the other side's is in, or all of it was seen. */
export function SealedPlanPage({ prompt, view, onIntent, sending, trouble }: PromptPageProps<'battle-plan'>) {
  const battle = must(view.table.battle, 'the battle of this plan');
  return (
    <>
      <Body>
        <BattleSteps step={battle.step} />
        <Question
          title="Sealed."
          lead={`Mentat holds your plan.${prompt.seenBy === null ? ' You may change it until both are in.' : ''}`}
        />
        <LookCover what="your plan" named height={11}>
          {view.mine.plan !== null && <PlanLines plan={view.mine.plan} />}
        </LookCover>
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
                onIntent({ type: 'Withdraw', prompt: prompt.id });
              }}
            >
              Change the plan
            </Button>
            <p className={styles.note}>What was spoken and shown stays as it was.</p>
          </>
        ) : (
          <p
            className={styles.note}
          >{`${capital(theFaction(prompt.seenBy))} has seen all of it, so it stays as it is.`}</p>
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
