'use client';
import { choices, firstAnswer, isFields, type FactionId, type AnswerRecord } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Stepper } from '#app/_components/stepper.tsx';
import { formatTaker, SHARES } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** Asks the Manager for the share of each other player. */
export function SharesPage(page: PromptPageProps<'hand-out-shares'>) {
  const { answers, announced } = page.prompt;
  const first = firstAnswer(answers);
  return (
    <CoveredPrompt
      page={page}
      what={SHARES.what}
      missing={SHARES.missing}
      act={{ before: SHARES.act, after: SHARES.act }}
      first={{ answer: first }}
      choices={(wanted, choose) => {
        const given = (isFields(wanted) ? wanted : first) as AnswerRecord;
        return Object.keys(given).map((taker) => (
          <Stepper
            key={taker}
            label={formatTaker(taker as FactionId)}
            value={Number(given[taker])}
            from={0}
            to={announced}
            onChange={(share) => {
              if (choices(answers, taker, { ...given, [taker]: share }).includes(share))
                choose({ ...given, [taker]: share });
            }}
          />
        ));
      }}
    />
  );
}
