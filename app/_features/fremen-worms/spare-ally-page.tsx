'use client';
import { useState } from 'react';
import { capitalize, type FactionId } from '#client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import asked from '#app/_components/prompt/prompt-layout.module.css';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { LEAVE, formatAllyThere, SPARE, SPARED_ACT, SPARED_MISSING } from '#lib/factions/fremen/worms/messages/acts.ts';

type Fate = 'spare' | 'leave';

/** Asks whether the worm spares an ally; once for each ally in its territory. */
export function SpareAllyPage(page: PromptPageProps<'spare-ally'>) {
  const { prompt } = page;
  const allies = [...new Set(prompt.allies.map(({ faction }) => faction))];
  const [fates, setFates] = useState<Readonly<Partial<Record<FactionId, Fate>>>>({});
  return (
    <FormPrompt page={page} answer={fates} missing={SPARED_MISSING} act={SPARED_ACT}>
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
    </FormPrompt>
  );
}
