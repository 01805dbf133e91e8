/** What its owner reads of a prediction at a glance. */
import type { Prediction } from '../../../model/prediction.ts';
import { sayPrediction } from '../../../messages/prediction.ts';

/** `You foretold: Harkonnen wins in turn 5.` */
export const sayYouForetold = (prediction: Prediction | 'untold'): string =>
  prediction === 'untold' ? 'Your prediction lies on its cards only.' : `You foretold: ${sayPrediction(prediction)}`;
