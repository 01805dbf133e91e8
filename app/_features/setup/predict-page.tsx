'use client';
import { useState } from 'react';
import { contains, sayPrediction, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import { CoveredChoices } from '#app/_components/question/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { foretold, PredictionChoice, type Foretelling } from '#app/_components/prediction-choice.tsx';

const UNTOLD: AnswerValue = 'untold';

/** Who wins, and when: chosen under a cover and sealed, or left on its cards. */
export function PredictPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'predict'>) {
  const [choice, setChoice] = useState<Foretelling>({ faction: null, turn: null });
  const prediction = foretold(choice);
  const answer: AnswerValue = prediction === null ? null : { faction: prediction.faction, turn: prediction.turn };
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Act
            ready={prediction !== null}
            missing="Choose a faction and a turn under the sand first."
            sending={sending}
            onAct={() => {
              if (contains(prompt.answers, answer)) onAnswer(answer);
            }}
          >
            Seal your prediction
          </Act>
          <Button
            tone="quiet"
            sending={sending}
            onClick={() => {
              if (contains(prompt.answers, UNTOLD)) onAnswer(UNTOLD);
            }}
          >
            Leave it on its cards
          </Button>
        </>
      }
    >
      <CoveredChoices what="your prediction">
        <PredictionChoice
          factions={view.table.order.filter((faction) => faction !== prompt.asks)}
          turns={view.table.turnLimit}
          choice={choice}
          onChoose={setChoice}
        />
        {prediction !== null && <p aria-live="polite">{sayPrediction(prediction)}</p>}
      </CoveredChoices>
    </Asked>
  );
}
