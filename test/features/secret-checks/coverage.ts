/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'secretChecks'> = {
  OwnerAsked: 'always',
  OwnerChecked: 'always',
};

export const prompts: MetPrompts<'secretChecks'> = {
  'check-own': 'always',
};
