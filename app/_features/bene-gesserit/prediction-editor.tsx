'use client';
import { useState } from 'react';
import { sayPrediction } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Act } from '#app/_components/question/act.tsx';
import { PredictionChoice, type Foretelling, foretold } from '#app/_components/prediction-choice.tsx';
import type { EditorProps } from '#app/_components/own/editor-props.ts';
import { EditorSheet } from '#app/_components/own/editor-sheet.tsx';

/** Who wins and when, as it was foretold; or left on its cards. */
export function PredictionEditor({ view: { mine, table }, onEnter, onClose }: EditorProps) {
  const told = mine.prediction === 'untold' ? null : mine.prediction;
  const [choice, setChoice] = useState<Foretelling>(told ?? { faction: null, turn: null });
  const prediction = foretold(choice);
  return (
    <EditorSheet
      title="Your prediction"
      what="your prediction"
      onClose={onClose}
      acts={
        <>
          <Act
            ready={prediction !== null}
            missing="One tap each: who wins, and in which turn."
            onAct={() => {
              if (prediction !== null) onEnter({ kind: 'prediction', prediction });
            }}
          >
            {prediction === null ? 'Choose a faction and a turn' : `Enter: ${sayPrediction(prediction)}`}
          </Act>
          <Button
            tone="quiet"
            onClick={() => {
              onEnter({ kind: 'prediction', prediction: 'untold' });
            }}
          >
            Leave it on its cards
          </Button>
        </>
      }
    >
      <PredictionChoice
        factions={table.order.filter((faction) => faction !== mine.faction)}
        turns={table.turnLimit}
        choice={choice}
        onChoose={setChoice}
      />
    </EditorSheet>
  );
}
