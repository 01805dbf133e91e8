'use client';
import { Button } from '#app/_components/button.tsx';
import { useCover } from '#app/_components/cover/use-cover.ts';
import { Decision } from '#app/_components/decision.tsx';
import { Body } from '#app/_components/phone.tsx';
import { ChoicesUnderCover } from '#app/_components/question/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Question } from '#app/_components/question/question.tsx';
import { promptTitle } from '#client';
import { promptLead } from '#lib/saying/leads.ts';
import { ENOUGH, OFFERS, TALK_ON, TALKED_ENOUGH } from '#lib/phases/nexus/words/phone.ts';
import { Offers } from './offers.tsx';
import { Sides } from './sides.tsx';

/** The pause: talking is the page. Offers lie under a cover that looks the same with or without one. */
export function TalkPage({ prompt, view, onAnswer, onIntent, sending, trouble }: PromptPageProps<'talk'>) {
  const cover = useCover();
  const allies = view.prompts.find((other) => other.kind === 'choose-allies');
  return (
    <>
      <Body>
        <Question
          title={prompt.sealed ? TALKED_ENOUGH : promptTitle(prompt, view.table.choices.edition)}
          lead={promptLead(prompt)}
        />
        <Sides table={view.table} />
        {allies !== undefined && (
          <ChoicesUnderCover cover={cover} what={OFFERS}>
            <Offers
              prompt={allies}
              view={view}
              onAnswer={(value) => {
                onIntent({ type: 'Answer', prompt: allies.id, value });
              }}
            />
          </ChoicesUnderCover>
        )}
        {trouble}
      </Body>
      <Decision>
        {prompt.sealed ? (
          <Button
            sending={sending}
            onClick={() => {
              onIntent({ type: 'Withdraw', prompt: prompt.id });
            }}
          >
            {TALK_ON}
          </Button>
        ) : (
          <Button
            tone="act"
            sending={sending}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {ENOUGH}
          </Button>
        )}
      </Decision>
    </>
  );
}
