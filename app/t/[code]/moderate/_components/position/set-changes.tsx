'use client';
import { keyOf } from '#app/_components/position/draft.ts';
import { counted, type TableView } from '#client';
import { sayFact, subjectOf } from '#lib/saying/facts.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { DraftState } from '#app/_components/position/draft.ts';
import styles from './set-changes.module.css';

interface SetChangesProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** Everything that has been changed, was and now, the latest first, and the one press that sets it. */
export function SetChanges({
  table,
  draft: { changes, drop, clear, set, justSet, sending, trouble },
}: SetChangesProps) {
  const { edition } = table.choices;
  if (changes.length === 0) {
    return (
      <p className={styles.none} role="status">
        {justSet > 0 && `${counted(justSet, 'value')} set. `}Nothing differs from the table.
      </p>
    );
  }
  return (
    <Decision className={styles.decision}>
      {trouble !== null && <Explained {...trouble} />}
      <ul className={styles.changes} aria-label="Changed values">
        {[...changes].reverse().map(({ fact, was }) => (
          <li key={keyOf(fact)} className={styles.change}>
            <span>{sayFact(fact, edition, was)}</span>
            <button
              type="button"
              className={styles.drop}
              aria-label={`Leave as it was: ${subjectOf(fact, edition)}`}
              onClick={() => {
                drop(fact);
              }}
            >
              <Icon name="back" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={clear}>Leave all as it was</Button>
        <Button tone="act" sending={sending} onClick={set}>
          {`Set ${counted(changes.length, 'value')}`}
        </Button>
      </div>
    </Decision>
  );
}
