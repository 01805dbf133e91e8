/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'truthtrance'> = {
  TruthAsked: 'always',
  TruthTold: 'always',
};

export const prompts: MetPrompts<'truthtrance'> = {
  'tell-truth': 'always',
};
