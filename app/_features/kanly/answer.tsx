'use client';
import { useState } from 'react';
import { contains, promptTitle } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Body } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { Stone } from '#app/_components/prompt/stone.tsx';
import { ANSWER } from '#lib/modules/duel/kanly/messages/phone.ts';
import { DuelArena } from './duel-arena.tsx';
import styles from './duellists.module.css';

const CARD_REM = 3.5;

/** Asks the attacked seat for an answer. Both halves stand on every phone, so that they do not show the hand. */
export function AnswerPage(page: PromptPageProps<'answer-attack'>) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const [tried, setTried] = useState(false);
  if (prompt.sealed) return <SealedPrompt page={page} title={ANSWER.sealed} lead={ANSWER.sealedLead} change={null} />;
  const half = (says: string, plays: boolean) => ({
    says,
    onPress: () => {
      if (sending) return;
      if (contains(prompt.answers, plays)) onAnswer(plays);
      else setTried(true);
    },
  });
  return (
    <>
      <Body>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <div className={styles.small}>
          <DuelArena table={view.table} />
        </div>
        <ReadOnlyCover what={ANSWER.what} named height={CARD_REM}>
          <p>{contains(prompt.answers, true) ? ANSWER.held : ANSWER.none}</p>
        </ReadOnlyCover>
        <p role="status">{tried && ANSWER.none}</p>
        {trouble}
      </Body>
      <Stone halves={[half(ANSWER.no, false), half(ANSWER.yes, true)]} />
    </>
  );
}
