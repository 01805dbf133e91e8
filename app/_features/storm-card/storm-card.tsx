'use client';
import { useState } from 'react';
import { saySectors } from '#client';
import { Stepper } from '#app/_components/stepper.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';

/** The owner turns the printed card over and reads its number out. */
export function StormCardPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'storm-card'>) {
  const [card, setCard] = useState(prompt.range.from);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready
          missing=""
          sending={sending}
          onAct={() => {
            onAnswer(card);
          }}
        >
          {`Move the storm ${saySectors(card)}`}
        </Act>
      }
    >
      <Stepper
        label="Sectors on the card"
        value={card}
        from={prompt.range.from}
        to={prompt.range.to}
        onChange={setCard}
      />
    </Asked>
  );
}
