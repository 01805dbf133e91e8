'use client';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { POISONS } from '#lib/cards/residual-poison/messages/table.ts';

const CHOICES = [
  { value: 'pay', says: POISONS.pay },
  { value: 'refuse', says: POISONS.refuse },
] as const;
const { what, label, missing, act } = POISONS.payment;

/**
 * Asks whether the player pays for the card in front of their shield. The cover hides whether the player has enough
 * spice.
 */
export const PayBribePage = (page: PromptPageProps<'pay-bribe'>) => (
  <ChooseOneCovered page={page} what={what} choices={CHOICES} words={{ label, missing, before: act, after: act }} />
);
