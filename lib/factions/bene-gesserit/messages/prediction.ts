/** A prediction, told anew by its owner. */
import type { Prediction } from '../../../model/prediction.ts';
import { formatPrediction } from '../../../messages/prediction.ts';

/** The sheet of it. */
export const PREDICTION = {
  title: 'Your prediction',
  missing: 'One tap each: who wins, and in which turn.',
  choose: 'Choose a faction and a turn',
  leave: 'I used the cardboard',
} as const;

/** The act, once it is whole. */
export const formatEnter = (prediction: Prediction): string => `Enter: ${formatPrediction(prediction)}`;
