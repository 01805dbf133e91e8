'use client';
import { useState } from 'react';
import { contains } from '#client';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import { LossSteppers } from '#app/_components/question/loss-steppers.tsx';
import { firstLosses } from '#app/_components/question/losses.ts';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';
import { LOSSES_MISSING, formatFall, formatToTanks } from '#lib/features/storm/messages/phone.ts';

/** Which half of one's forces the storm takes, territory by territory. */
export function StormLossesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'storm-losses'>) {
  const [losses, setLosses] = useState(() => firstLosses(prompt.answers));
  const { edition } = view.table.choices;
  const complete = contains(prompt.answers, losses);
  const due = prompt.due.reduce((sum, { count }) => sum + count, 0);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={complete}
          missing={LOSSES_MISSING}
          sending={sending}
          onAct={() => {
            if (complete) onAnswer(losses);
          }}
        >
          {formatToTanks(due)}
        </Act>
      }
    >
      {prompt.due.map(({ territory, count }) => (
        <div key={territory} className={styles.rows}>
          <p>{formatFall(territory, edition, count)}</p>
          <LossSteppers
            stacks={prompt.stacks.filter((stack) => stack.territory === territory)}
            edition={edition}
            losses={losses}
            onChange={setLosses}
          />
        </div>
      ))}
    </Asked>
  );
}
