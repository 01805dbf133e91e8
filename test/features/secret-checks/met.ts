/** In which runs of games its questions and events can be met. */
import type { MetEvents, MetPrompts } from '../../support/feature.ts';

export const events: MetEvents<'secretChecks'> = {
  OwnerAsked: 'always',
  OwnerChecked: 'always',
};

export const prompts: MetPrompts<'secretChecks'> = {
  'check-own': 'always',
};
