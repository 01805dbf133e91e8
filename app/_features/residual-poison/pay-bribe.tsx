'use client';
import { enumerate } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { POISONS } from '#lib/cards/residual-poison/messages/table.ts';

const SAYS = [
  { value: 'pay', says: POISONS.pay, tone: 'act' },
  { value: 'refuse', says: POISONS.refuse },
] as const;

/** Asks whether the player pays for the card in front of their shield. Only the player sees whether they can. */
export function PayBribePage(page: PromptPageProps<'pay-bribe'>) {
  const legal = [...enumerate(page.prompt.answers)];
  return <OneTapPrompt page={page} choices={SAYS.filter(({ value }) => legal.includes(value))} />;
}
