'use client';
import { sayPrediction, type OwnView } from '#client';
import { LOW, type Secrets } from '#app/_components/own/secret.ts';
import { later } from '#app/_connection/later.tsx';
import styles from '#app/_components/own/lies.module.css';

export const secrets: Secrets<'beneGesserit'> = {
  prediction: {
    title: 'Your prediction',
    what: 'your prediction',
    isHeld: ({ prediction }) => prediction !== null,
    mayEnter: () => true,
    height: () => LOW,
    Lies: Foretold,
    Editor: later(() => import('./prediction-editor.tsx').then((part) => part.PredictionEditor)),
  },
};

function Foretold({ mine: { prediction } }: { readonly mine: OwnView }) {
  return (
    <p className={styles.none}>
      {prediction === null || prediction === 'untold' ? 'It lies on its cards only.' : sayPrediction(prediction)}
    </p>
  );
}
