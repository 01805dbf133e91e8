'use client';
import { whoHolds } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Ring } from '#app/_components/window/ring.tsx';
import { LATER, NOW, PAUSE_MEANS } from '#lib/phases/ship-and-move/words/phone.ts';
import styles from './act-now.module.css';

/**
 * Before the first step of another turn is recorded, on one phone alone: its whole turn now, or later. The ring runs out
 * when that step can be recorded.
 */
export const ActNowPage = ({ prompt, view, onAnswer, onLeave, sending, trouble }: PromptPageProps<'act-now'>) => {
  const { table } = view;
  const pause = table.shipAndMove?.pause ?? null;
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <div className={styles.pair}>
          <Button
            tone="act"
            sending={sending}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {NOW}
          </Button>
          <Button onClick={onLeave}>{LATER}</Button>
        </div>
      }
    >
      {pause !== null && (
        <div className={styles.ring}>
          <Ring window={pause} held={whoHolds(table) !== null} />
          <p>{PAUSE_MEANS}</p>
        </div>
      )}
    </Asked>
  );
};

/** The same over a page that its player has open, since the pause is short; nothing where it is not offered. */
export function NowButton({ view, onIntent }: Pick<PromptPageProps, 'view' | 'onIntent'>) {
  const prompt = view.prompts.find(({ kind }) => kind === 'act-now');
  return prompt === undefined ? null : (
    <Button
      onClick={() => {
        onIntent({ type: 'Answer', prompt: prompt.id, value: true });
      }}
    >
      {NOW}
    </Button>
  );
}
