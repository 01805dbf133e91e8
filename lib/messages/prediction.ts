import type { Prediction } from '../model/prediction.ts';
import { theFaction } from './names.ts';
import { capitalize } from './numbers.ts';

/** Returns a prediction: `The Guild wins in turn 4.` */
export const formatPrediction = ({ faction, turn }: Prediction): string =>
  `${capitalize(theFaction(faction))} wins in turn ${turn}.`;
