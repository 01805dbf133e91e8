'use client';
import type { ReactNode } from 'react';
import { contains, promptTitle, type AnswerValue, type Prompt, type SeatView } from '#client';
import { CountdownRing } from '#app/_components/window/countdown-ring.tsx';
import { Body } from '#app/_components/phone.tsx';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { InLarge, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { Stone } from '#app/_components/prompt/stone.tsx';
import { promptLead } from '#lib/messages/format/leads.ts';
import { ANSWERS, MARK } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';
import styles from './traitor-question.module.css';

interface TraitorQuestionProps {
  readonly page: Pick<PromptPageProps, 'view' | 'onAnswer' | 'onCommand' | 'sending' | 'trouble'> & {
    readonly prompt: Prompt;
  };
  readonly said: boolean | null;
  /** The sealed answers, as the owner reads them under the cover. */
  readonly no: string;
  readonly yes: string;
  /** The text next to the clock. */
  readonly clock: string;
  /** What lies under a cover: whether yes is legal, and other secrets of the question. */
  readonly children: ReactNode;
}

/**
 * Asks for yes or no on two stones of the same size. The page looks the same whether or not yes is legal, and stays
 * open for the same time. If yes is not legal, the stone of yes seals a no; the reason lies under the cover.
 */
export function TraitorQuestion({ page, said, no, yes, clock, children }: TraitorQuestionProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const mayAgree = contains(prompt.answers, true);
  const below = (
    <>
      <Clock view={view} says={clock} />
      {children}
    </>
  );
  if (said !== null)
    return (
      <SealedPrompt
        page={page}
        title={MARK.sealed}
        lead={MARK.lead}
        covered={{ what: MARK.what, height: 6, lies: <InLarge>{said ? yes : no}</InLarge> }}
        change={MARK.change}
      >
        {below}
      </SealedPrompt>
    );
  const answer = (value: AnswerValue) => () => {
    if (!sending && contains(prompt.answers, value)) onAnswer(value);
  };
  return (
    <>
      <Body>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        {below}
        {trouble}
      </Body>
      <Stone
        halves={[
          { says: ANSWERS.no, onPress: answer(false) },
          { says: ANSWERS.yes, onPress: answer(mayAgree) },
        ]}
      />
    </>
  );
}

/** The time of the question, which is the same for every answer. */
function Clock({ view: { table }, says }: { readonly view: SeatView; readonly says: string }) {
  const { traitorQuestion: time, paused } = table;
  return (
    time !== null && (
      <div className={styles.clock}>
        <CountdownRing window={time} held={paused} />
        <p>{says}</p>
      </div>
    )
  );
}
