'use client';
import type { TableView } from '#client';
import { formatFact, subjectOf } from '#lib/messages/format/facts.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { DraftState } from '#app/_components/state-editor/draft.ts';
import { CHANGES, formatLeave, formatSet, formatNothingDiffers } from './state-editor-messages.ts';
import styles from './set-changes.module.css';
import { keyOf } from '#app/_features/facts.ts';

interface SetChangesProps {
  readonly table: TableView;
  readonly draft: DraftState;
}

/** Shows every changed value with its former value, the latest first, and the one button that sets all of them. */
export function SetChanges({
  table,
  draft: { changes, drop, clear, set, justSet, sending, trouble },
}: SetChangesProps) {
  const { edition } = table.choices;
  if (changes.length === 0) {
    return (
      <p className={styles.none} role="status">
        {formatNothingDiffers(justSet)}
      </p>
    );
  }
  return (
    <Decision className={styles.decision}>
      {trouble !== null && <Explained {...trouble} />}
      <ul className={styles.changes} aria-label={CHANGES.label}>
        {[...changes].reverse().map(({ fact, was }) => (
          <li key={keyOf(fact)} className={styles.change}>
            <span>{formatFact(fact, edition, was)}</span>
            <button
              type="button"
              className={styles.drop}
              aria-label={formatLeave(subjectOf(fact, edition))}
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
        <Button onClick={clear}>{CHANGES.leaveAll}</Button>
        <Button tone="act" sending={sending} onClick={set}>
          {formatSet(changes.length)}
        </Button>
      </div>
    </Decision>
  );
}
