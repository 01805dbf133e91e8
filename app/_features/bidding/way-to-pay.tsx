'use client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PAY_ACT, PAY_MISSING, WHAT_PAYS } from '#lib/features/bidding/messages/payment.ts';
import { PayChoices } from './pay-choices.tsx';

/**
 * Asks how a player pays for the next card that they buy. The page is the same on every phone, except under its cover.
 */
export function WayToPayPage(props: PromptPageProps<'way-to-pay'>) {
  return (
    <CoveredPrompt
      page={props}
      what={WHAT_PAYS}
      missing={PAY_MISSING}
      act={PAY_ACT}
      choices={(wanted, choose) => (
        <PayChoices prompt={props.prompt} view={props.view} wanted={wanted} onChoose={choose} />
      )}
    />
  );
}
