'use client';
import { enumerate } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { ANNOUNCE, formatDrawn } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** Asks the Manager for the announced harvest. */
export function AnnouncePage(page: PromptPageProps<'announce-harvest'>) {
  const { answers, drawn } = page.prompt;
  const numbers = [...enumerate(answers)].map(Number);
  return (
    <CoveredPrompt
      page={page}
      what={ANNOUNCE.what}
      missing={ANNOUNCE.missing}
      act={{ before: ANNOUNCE.act, after: ANNOUNCE.act }}
      first={{ answer: drawn }}
      choices={(wanted, choose) => (
        <>
          <p>{formatDrawn(drawn)}</p>
          <Stepper
            label={ANNOUNCE.label}
            value={Number(wanted ?? drawn)}
            from={Math.min(...numbers)}
            to={Math.max(...numbers)}
            onChange={choose}
          />
        </>
      )}
    />
  );
}
