'use client';
import { useState } from 'react';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatRevive } from '#lib/features/revival/messages.ts';
import { usualChoice } from './choice.ts';
import { Leaders } from './leaders.tsx';
import { Price } from './price.tsx';
import { ReviveWheel } from './revive-wheel.tsx';

/**
 * Asks for the revivals. It starts with all free revivals; the player may pay for more or add a leader. One button
 * shows the total price.
 */
export function RevivePage(page: PromptPageProps<'revive'>) {
  const { prompt, view } = page;
  const [choice, setChoice] = useState(() => usualChoice(prompt));
  const reader = view.audience;
  if (prompt.tanks.count > 0) return <ReviveWheel page={page} choice={choice} onChoose={setChoice} />;
  const { seen, heard, cost } = formatRevive(reader, prompt, choice);
  return (
    <FormPrompt page={page} answer={choice} act={[seen, heard, cost].filter((part) => part !== '').join(' ')}>
      <Leaders prompt={prompt} choice={choice} onChoose={setChoice} />
      <Price prompt={prompt} choice={choice} reader={reader} />
    </FormPrompt>
  );
}
