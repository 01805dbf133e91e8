'use client';
import { contains } from '#client';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatLet, formatLetNot } from '#lib/features/revival/messages.ts';

/** Whether an ally revives for nothing what one may let it. */
export const AllowRevivalPage = ({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'let-revive'>) => (
  <PromptLayout
    prompt={prompt}
    view={view}
    trouble={trouble}
    acts={[true, false]
      .filter((lets) => contains(prompt.answers, lets))
      .map((lets) => (
        <Button
          key={String(lets)}
          sending={sending}
          onClick={() => {
            onAnswer(lets);
          }}
        >
          {lets ? formatLet(prompt.faction, prompt.ally, prompt.free) : formatLetNot(prompt.own)}
        </Button>
      ))}
  />
);
