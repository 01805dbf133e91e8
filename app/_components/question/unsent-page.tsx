import { asBattlePlan, type AnswerValue, type Prompt } from '#client';
import { Decision } from '../decision.tsx';
import { LookCover } from '../cover/look-cover.tsx';
import { Body } from '../phone.tsx';
import { PlanLines } from '../../_features/battle/plan/plan-lines.tsx';
import { Question } from './question.tsx';
import styles from './sealed.module.css';

interface UnsentPageProps {
  readonly prompt: Prompt;
  /** What has gone out; `null` where an answer is being taken back. */
  readonly value: AnswerValue;
}

/** An answer that has gone out and has no receipt, while the table is out of reach. Nothing is claimed before it has. */
export function UnsentPage({ prompt, value }: UnsentPageProps) {
  const plan = prompt.kind === 'battle-plan' ? asBattlePlan(value) : null;
  return (
    <>
      <Body>
        <Question
          title={plan === null ? 'Your answer is not with the table yet.' : 'Your plan is not sealed yet.'}
          lead="It is kept on this phone and goes out once, by itself, when the table is back. You need not type anything."
        />
        {plan !== null && (
          <LookCover what="your plan" named height={11}>
            <PlanLines plan={plan} />
          </LookCover>
        )}
      </Body>
      <Decision>
        <p className={styles.note}>{plan === null ? 'It waits for the table.' : 'Seal waits for the table.'}</p>
      </Decision>
    </>
  );
}
