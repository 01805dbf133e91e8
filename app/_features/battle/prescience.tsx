'use client';
import { useState } from 'react';
import { contains, nameOfElement, PLAN_ELEMENTS, theElement, type AnswerValue, type PlanElement } from '#client';
import { Icon, type IconName } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

const SIGNS: Record<PlanElement, IconName> = {
  leader: 'leader',
  weapon: 'projectile',
  defense: 'shield',
  dial: 'wheel',
};
const AWAY: AnswerValue = null;

/** Which part of the other plan is seen: four equal stones, or looking away. */
export function PresciencePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'prescience'>) {
  const [wanted, setWanted] = useState<PlanElement | null>(null);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Act
            ready={wanted !== null}
            missing="Choose a part of the plan first."
            sending={sending}
            onAct={() => {
              if (wanted !== null) onAnswer(wanted);
            }}
          >
            {wanted === null ? 'Ask for one of them' : `Ask for ${theElement(wanted)}`}
          </Act>
          {contains(prompt.answers, AWAY) && (
            <Button
              tone="quiet"
              onClick={() => {
                if (!sending) onAnswer(AWAY);
              }}
            >
              Look away
            </Button>
          )}
        </>
      }
    >
      <div className={styles.pair} role="group" aria-label="Parts of the plan">
        {PLAN_ELEMENTS.filter((element) => contains(prompt.answers, element)).map((element) => (
          <Button
            key={element}
            className={styles.stone}
            chosen={wanted === element}
            onClick={() => {
              setWanted(element);
            }}
          >
            <Icon name={SIGNS[element]} /> {nameOfElement(element)}
          </Button>
        ))}
      </div>
    </Asked>
  );
}
