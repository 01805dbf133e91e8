/** In which runs of games its questions and events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'pace'> = {
  PaceChosen: 'always',
  NextPhaseDue: 'always',
};

export const refusals: MetRefusals<'pace'> = {
  'nothing-follows': 'always',
  'may-still-be-undone': inTurns,
};
