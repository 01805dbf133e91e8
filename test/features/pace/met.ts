/** In which runs of games its questions and events can be met. */
import type { MetEvents } from '../../support/feature.ts';
import { inTurns } from '../../simulate/when.ts';

export const events: MetEvents<'pace'> = {
  PaceChosen: inTurns,
  NextPhaseDue: inTurns,
};
