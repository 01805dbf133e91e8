'use client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OPEN_PREDICTION, formatPredicted } from '#lib/features/mentat-pause/messages/phone.ts';

/** Means that the prediction names no winner of this turn. */
const NOBODY = { value: null, says: OPEN_PREDICTION.nobody };

/** Asks whether the prediction named this win. Outside the cover the page is the same for every prediction. */
export function OpenPredictionPage(page: PromptPageProps<'open-prediction'>) {
  const { winners, turn } = page.prompt.victory;
  const predicted = winners.map((winner) => ({
    value: winner,
    says: (
      <>
        <FactionDisc faction={winner} />
        {formatPredicted(winner, turn)}
      </>
    ),
  }));
  return (
    <ChooseOneCovered
      page={page}
      what="your prediction"
      words={OPEN_PREDICTION}
      choices={[...predicted, NOBODY]}
      fromLeft
    />
  );
}
