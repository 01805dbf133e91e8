'use client';
import { useState } from 'react';
import { Button } from '#app/_components/button.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { PredictionChoice, type PredictionAnswer, predicted } from '#app/_components/prediction-choice.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { PREDICTION, formatEnter } from '#lib/factions/bene-gesserit/messages/prediction.ts';

/** Lets the player enter the prediction – winner and turn – or leave it secret on the cards. */
export function PredictionEditor({ view: { mine, table }, onEnter, onClose }: EditorProps) {
  const told = mine.prediction === 'untold' ? null : mine.prediction;
  const [choice, setChoice] = useState<PredictionAnswer>(told ?? { faction: null, turn: null });
  const prediction = predicted(choice);
  return (
    <EditorSheet
      title={PREDICTION.title}
      what="your prediction"
      onClose={onClose}
      acts={
        <>
          <SubmitButton
            ready={prediction !== null}
            missing={PREDICTION.missing}
            onAct={() => {
              if (prediction !== null) onEnter({ kind: 'prediction', prediction });
            }}
          >
            {prediction === null ? PREDICTION.choose : formatEnter(prediction)}
          </SubmitButton>
          <Button
            tone="quiet"
            onClick={() => {
              onEnter({ kind: 'prediction', prediction: 'untold' });
            }}
          >
            {PREDICTION.leave}
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
