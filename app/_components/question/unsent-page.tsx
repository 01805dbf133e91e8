import type { ReactNode } from 'react';
import { Decision } from '../decision.tsx';
import { Body } from '../phone.tsx';
import { Question } from './question.tsx';
import styles from './sealed.module.css';

interface UnsentPageProps {
  readonly title?: string;
  readonly note?: string;
  /** What has gone out, under a cover. */
  readonly children?: ReactNode;
}

/** An answer that has gone out and has no receipt, while the table is out of reach. Nothing is claimed before it has. */
export function UnsentPage({
  title = 'Your answer is not with the table yet.',
  note = 'It waits for the table.',
  children,
}: UnsentPageProps) {
  return (
    <>
      <Body>
        <Question
          title={title}
          lead="It is kept on this phone and goes out once, by itself, when the table is back. You need not type anything."
        />
        {children}
      </Body>
      <Decision>
        <p className={styles.note}>{note}</p>
      </Decision>
    </>
  );
}
