/** The kinds of random games that can reach the questions and events of this feature. */
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
