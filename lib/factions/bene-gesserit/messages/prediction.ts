/** The editor of a prediction. */
import type { Prediction } from '../../../model/prediction.ts';
import { formatPrediction } from '../../../messages/prediction.ts';

/** The sheet of the prediction. */
export const PREDICTION = {
  title: 'Your prediction',
  missing: 'One tap each: who wins, and in which turn.',
  choose: 'Choose a faction and a turn',
  leave: 'I used the cardboard',
} as const;

/** The button, once the prediction is complete. */
export const formatEnter = (prediction: Prediction): string => `Enter: ${formatPrediction(prediction)}`;
