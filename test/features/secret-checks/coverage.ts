/** In which runs of games its questions and events can be met. */
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'secretChecks'> = {
  OwnerAsked: 'always',
  OwnerChecked: 'always',
};

export const prompts: MetPrompts<'secretChecks'> = {
  'check-own': 'always',
};
