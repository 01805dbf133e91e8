'use client';
import { contains } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { OPEN_PREDICTION, formatPredicted } from '#lib/features/mentat-pause/messages/phone.ts';

/** Nobody who wins now was foretold to win in this turn. */
const NOBODY = { value: null, says: OPEN_PREDICTION.nobody };

/** Whether this win was foretold. Outside the sand the page is the same whatever was foretold. */
export function OpenPredictionPage(props: PromptPageProps<'open-prediction'>) {
  const { victory, answers } = props.prompt;
  const predicted = victory.winners.map((winner) => ({
    value: winner,
    says: (
      <>
        <FactionDisc faction={winner} />
        {formatPredicted(winner, victory.turn)}
      </>
    ),
  }));
  return (
    <CoveredPrompt
      page={props}
      what="your prediction"
      missing={OPEN_PREDICTION.missing}
      act={{ before: OPEN_PREDICTION.act, after: OPEN_PREDICTION.act }}
      choices={(wanted, choose) => (
        <OptionList
          label={OPEN_PREDICTION.label}
          choices={[...predicted, NOBODY].filter(({ value }) => contains(answers, value))}
          fromLeft
          wanted={wanted}
          onChoose={choose}
        />
      )}
    />
  );
}
