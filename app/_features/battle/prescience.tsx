'use client';
import { useState } from 'react';
import { contains, elementName, PLAN_ELEMENTS, type AnswerValue, type PlanElement } from '#client';
import { Icon, type IconName } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { AcknowledgePrompt } from '#app/_components/prompt/acknowledge-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from '#app/_components/prompt/prompt-layout.module.css';
import { PRESCIENCE, formatAskFor } from '#lib/features/battle/messages/asked.ts';

const SIGNS: Record<PlanElement, IconName> = {
  leader: 'leader',
  weapon: 'projectile',
  defense: 'shield',
  dial: 'wheel',
};
const AWAY: AnswerValue = null;

/** Asks for an element of the other plan, with four equal buttons, or for no look. */
export const PresciencePage = (page: PromptPageProps<'prescience'>) =>
  page.prompt.leave === 'denied' ? <AcknowledgePrompt {...page} /> : <LookAhead {...page} />;

function LookAhead(page: PromptPageProps<'prescience'>) {
  const { prompt, onAnswer } = page;
  const [wanted, setWanted] = useState<PlanElement | undefined>(undefined);
  return (
    <FormPrompt
      page={page}
      answer={wanted}
      missing={PRESCIENCE.missing}
      act={wanted === undefined ? PRESCIENCE.act : formatAskFor(wanted)}
      instead={
        contains(prompt.answers, AWAY)
          ? {
              says: PRESCIENCE.away,
              onTake: () => {
                onAnswer(AWAY);
              },
            }
          : undefined
      }
    >
      <div className={styles.pair} role="group" aria-label={PRESCIENCE.label}>
        {PLAN_ELEMENTS.filter((element) => contains(prompt.answers, element)).map((element) => (
          <Button
            key={element}
            className={styles.stone}
            chosen={wanted === element}
            onClick={() => {
              setWanted(element);
            }}
          >
            <Icon name={SIGNS[element]} /> {elementName(element)}
          </Button>
        ))}
      </div>
    </FormPrompt>
  );
}
