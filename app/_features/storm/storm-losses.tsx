'use client';
import { useState } from 'react';
import { contains } from '#client';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import { LossSteppers } from '#app/_components/prompt/loss-steppers.tsx';
import { firstLosses } from '#app/_components/prompt/losses.ts';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { LOSSES_MISSING, formatFall, formatToTanks } from '#lib/features/storm/messages/phone.ts';

/** Asks which half of the player’s forces the storm takes, territory by territory. */
export function StormLossesPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'storm-losses'>) {
  const [losses, setLosses] = useState(() => firstLosses(prompt.answers));
  const { edition } = view.table.choices;
  const complete = contains(prompt.answers, losses);
  const due = prompt.due.reduce((sum, { count }) => sum + count, 0);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <SubmitButton
          ready={complete}
          missing={LOSSES_MISSING}
          sending={sending}
          onAct={() => {
            if (complete) onAnswer(losses);
          }}
        >
          {formatToTanks(due)}
        </SubmitButton>
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
    </PromptLayout>
  );
}
