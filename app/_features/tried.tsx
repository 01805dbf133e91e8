'use client';
/** The parts of a battle for the page of the example battle, without a table. */
import type { ComponentType } from 'react';
import { must } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { asking } from './battle/asking.tsx';

export { isPlanning, isSettled, placeOfBattle, turnedOverAt } from './battle/tried.ts';
export { PlanKeeperInMemory } from './battle/plan/plan-keeper-provider.tsx';
export { useTheatre } from './battle/theatre/use-theatre.tsx';
export { presentationOf } from './prompts.ts';

/** Shows the page for a prompt of a battle. */
export function PromptPage(props: PromptPageProps) {
  const pages = asking.pages as unknown as Readonly<Partial<Record<string, ComponentType<PromptPageProps>>>>;
  const Page = must(pages[props.prompt.kind], 'a page for this prompt');
  return <Page {...props} />;
}
