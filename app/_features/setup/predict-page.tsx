'use client';
import { useState } from 'react';
import { contains, formatPrediction, type AnswerValue } from '#client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { predicted, PredictionChoice, type PredictionAnswer } from '#app/_components/prediction-choice.tsx';
import { PREDICT } from '#lib/features/setup/messages/phone.ts';

const UNTOLD: AnswerValue = 'untold';

/**
 * Asks for the winner and the turn. The player chooses under a cover and seals the prediction, or keeps it on its
 * cards.
 */
export function PredictPage(page: PromptPageProps<'predict'>) {
  const { prompt, view, onAnswer } = page;
  const [choice, setChoice] = useState<PredictionAnswer>({ faction: null, turn: null });
  const prediction = predicted(choice);
  return (
    <FormPrompt
      page={page}
      answer={prediction === null ? undefined : { faction: prediction.faction, turn: prediction.turn }}
      missing={PREDICT.missing}
      act={PREDICT.act}
      instead={{
        says: PREDICT.leave,
        onTake: () => {
          if (contains(prompt.answers, UNTOLD)) onAnswer(UNTOLD);
        },
      }}
    >
      <CoveredChoices what="your prediction">
        <PredictionChoice
          factions={view.table.order.filter((faction) => faction !== prompt.faction)}
          turns={view.table.turnLimit}
          choice={choice}
          onChoose={setChoice}
        />
        {prediction !== null && <p aria-live="polite">{formatPrediction(prediction)}</p>}
      </CoveredChoices>
    </FormPrompt>
  );
}
