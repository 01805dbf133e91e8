'use client';
import { promptTitle } from '#client';
import { Body } from '#app/_components/phone.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Question } from '#app/_components/question/question.tsx';
import { promptLead } from '#lib/saying/leads.ts';
import { Offers } from './offers.tsx';

/** The offers alone, where nothing else of the nexus is on the phone. */
export const ChooseAlliesPage = ({ prompt, view, onAnswer, trouble }: PromptPageProps<'choose-allies'>) => (
  <Body>
    <Question title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
    <Offers prompt={prompt} view={view} onAnswer={onAnswer} />
    {trouble}
  </Body>
);
