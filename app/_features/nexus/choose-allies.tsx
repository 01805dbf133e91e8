'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OffersPage } from './offers-page.tsx';

/** Shows the offers alone, if the phone shows nothing else of the nexus. */
export function ChooseAlliesPage({ prompt, view, onAnswer, onTone, trouble }: PromptPageProps<'choose-allies'>) {
  const [chosen, choose] = useState<readonly FactionId[]>([]);
  return (
    <OffersPage
      prompt={prompt}
      view={view}
      chosen={chosen}
      onChoose={choose}
      onAnswer={onAnswer}
      onTone={onTone}
      trouble={trouble}
    />
  );
}
