/** The editor of a prediction. */
import type { Prediction } from '../../../model/prediction.ts';
import { formatPrediction } from '../../../messages/prediction.ts';

/** The sheet of the prediction. */
export const PREDICTION = {
  title: 'Your prediction',
  missing: 'Tap the winner, and the turn of the win.',
  choose: 'Choose a faction and a turn',
  leave: 'I used the cardboard',
} as const;

/** Returns the label of the button, once the prediction is complete. */
export const formatEnter = (prediction: Prediction): string => `Enter: ${formatPrediction(prediction)}`;
