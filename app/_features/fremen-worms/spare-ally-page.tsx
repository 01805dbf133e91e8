'use client';
import { useState } from 'react';
import { capitalize, contains, type FactionId } from '#client';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import asked from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { LEAVE, formatAllyThere, SPARE, SPARED_ACT, SPARED_MISSING } from '#lib/factions/fremen/worms/messages/acts.ts';

type Fate = 'spare' | 'leave';

/** Whether the worm spares an ally; asked for each that it finds. */
export function SpareAllyPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'spare-ally'>) {
  const allies = [...new Set(prompt.allies.map(({ faction }) => faction))];
  const [fates, setFates] = useState<Readonly<Partial<Record<FactionId, Fate>>>>({});
  const whole = contains(prompt.answers, fates);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <SubmitButton
          ready={whole}
          missing={SPARED_MISSING}
          sending={sending}
          onAct={() => {
            if (whole) onAnswer(fates);
          }}
        >
          {SPARED_ACT}
        </SubmitButton>
      }
    >
      {allies.map((ally) => {
        const there = capitalize(
          formatAllyThere(
            ally,
            prompt.allies.filter(({ faction }) => faction === ally),
          ),
        );
        return (
          <div key={ally} className={asked.rows}>
            <p>{there}</p>
            <OptionList<Fate>
              label={there}
              choices={[
                { value: 'spare', says: SPARE },
                { value: 'leave', says: LEAVE },
              ]}
              wanted={fates[ally]}
              onChoose={(fate) => {
                setFates((before) => ({ ...before, [ally]: fate }));
              }}
            />
          </div>
        );
      })}
    </PromptLayout>
  );
}
