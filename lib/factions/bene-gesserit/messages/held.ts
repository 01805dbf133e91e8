/** A short text about a prediction for its owner. */
import type { Prediction } from '../../../model/prediction.ts';
import { formatPrediction } from '../../../messages/prediction.ts';

/** Returns the own prediction: `You predicted: Harkonnen wins in turn 5.` */
export const formatYouPredicted = (prediction: Prediction | 'untold'): string =>
  prediction === 'untold'
    ? 'Your prediction is only on the printed cards.'
    : `You predicted: ${formatPrediction(prediction)}`;
