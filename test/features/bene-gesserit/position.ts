/** The secrets in the position of a scenario, as their owners enter them. */
import { predictionTold } from '../../support/scenario/names.ts';
import type { Words } from '../../support/scenario/words.ts';

export const secrets: Words['secrets'] = {
  prediction: (node) => ({ kind: 'prediction', prediction: predictionTold(node) }),
};

export const given: Words['given'] = {
  predictions: 'prediction',
};
