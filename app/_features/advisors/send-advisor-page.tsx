'use client';
import { useState } from 'react';
import { contains } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Switch } from '#app/_components/switch.tsx';
import { ALWAYS, FIGHTERS_THERE, sayComing, saySending } from '#lib/factions/bene-gesserit/advisors/words/phone.ts';

const WAYS = ['along', 'polar-sink', 'nobody'] as const;

/** Where one force goes for free, in one tap; and whether every shipment of this phase is answered so. */
export function SendAdvisorPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'send-advisor'>) {
  const [always, setAlways] = useState(false);
  const { edition } = view.table.choices;
  const ways = WAYS.filter((sends) => contains(prompt.answers, { sends, always }));
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={ways.map((sends) => (
        <Button
          key={sends}
          tone={sends === ways[0] ? 'act' : 'plain'}
          sending={sending}
          onClick={() => {
            onAnswer({ sends, always });
          }}
        >
          {saySending(sends, prompt.at, edition)}
        </Button>
      ))}
    >
      <p>{sayComing(prompt, edition)}</p>
      {prompt.fightersThere && <p>{FIGHTERS_THERE}</p>}
      <Switch label={ALWAYS} on={always} onChange={setAlways} />
    </Asked>
  );
}
