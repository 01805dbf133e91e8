import type { Prediction } from '../model/prediction.ts';
import { theFaction } from './names.ts';
import { capital } from './numbers.ts';

/** `The Guild wins in turn 4.` */
export const sayPrediction = ({ faction, turn }: Prediction): string =>
  `${capital(theFaction(faction))} wins in turn ${turn}.`;
