import type { Prompt } from '../../../../../lib/client.ts';
import { Decision } from '../../../../_components/decision.tsx';
import { Body } from './phone.tsx';
import { Question } from './question.tsx';
import styles from './plan/sealed-plan.module.css';

/** An answer that has gone out and has no receipt, while the table is out of reach. Nothing is claimed before it has. */
export function UnsentPage({ prompt }: { readonly prompt: Prompt }) {
  const isPlan = prompt.kind === 'battle-plan';
  return (
    <>
      <Body>
        <Question
          title={isPlan ? 'Your plan is not sealed yet.' : 'Your answer is not with the table yet.'}
          lead="It is kept on this phone and goes out once, by itself, when the table is back. You need not type anything."
        />
      </Body>
      <Decision>
        <p className={styles.note}>{isPlan ? 'Seal waits for the table.' : 'It waits for the table.'}</p>
      </Decision>
    </>
  );
}
