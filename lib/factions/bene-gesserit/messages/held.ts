/** A short text about a prediction for its owner. */
import type { Prediction } from '../../../model/prediction.ts';
import { formatPrediction } from '../../../messages/prediction.ts';

/** `You foretold: Harkonnen wins in turn 5.` */
export const formatYouPredicted = (prediction: Prediction | 'untold'): string =>
  prediction === 'untold' ? 'Your prediction lies on its cards only.' : `You foretold: ${formatPrediction(prediction)}`;
