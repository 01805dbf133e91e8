'use client';
import { enumerate } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { MANAGER_SUM } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { SealedAnswer } from './sealed-answer.tsx';

/** Asks for the sum for the First Manager. Then it shows the sealed answer. */
export function SumPage(page: PromptPageProps<'manager-sum'>) {
  if (page.prompt.sealed) return <SealedAnswer page={page} />;
  const sums = [...enumerate(page.prompt.answers)].map(Number);
  return (
    <CoveredPrompt
      page={page}
      what={MANAGER_SUM.what}
      missing={MANAGER_SUM.missing}
      act={{ before: MANAGER_SUM.seal, after: MANAGER_SUM.seal }}
      first={{ answer: 0 }}
      choices={(wanted, choose) => (
        <Stepper
          label={MANAGER_SUM.label}
          value={Number(wanted ?? 0)}
          from={0}
          to={Math.max(...sums)}
          onChange={choose}
        />
      )}
    />
  );
}
