'use client';
import { formatPrediction, type OwnView } from '#client';
import { LOW, type Secrets } from '#app/_components/secrets/secret.ts';
import styles from '#app/_components/secrets/lies.module.css';
import { PREDICTION_LIES } from '#lib/factions/bene-gesserit/messages/secrets.ts';
import { PredictionEditor } from './prediction-editor.tsx';

export const secrets: Secrets<'beneGesserit'> = {
  prediction: {
    title: PREDICTION_LIES.title,
    what: 'your prediction',
    isHeld: ({ prediction }) => prediction !== null,
    mayEnter: () => true,
    height: () => LOW,
    Lies: Predicted,
    Editor: PredictionEditor,
  },
};

function Predicted({ mine: { prediction } }: { readonly mine: OwnView }) {
  return (
    <p className={styles.none}>
      {prediction === null || prediction === 'untold' ? PREDICTION_LIES.onCards : formatPrediction(prediction)}
    </p>
  );
}
