/** In which runs of games its questions and events can be met. */
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'truthtrance'> = {
  TruthAsked: 'always',
  TruthTold: 'always',
};

export const prompts: MetPrompts<'truthtrance'> = {
  'tell-truth': 'always',
};
