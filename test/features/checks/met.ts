/** In which runs of games its questions and events can be met. */
import type { MetEvents, MetPrompts } from '../../support/feature.ts';

export const events: MetEvents<'checks'> = {
  OwnerAsked: 'always',
  OwnerChecked: 'always',
};

export const prompts: MetPrompts<'checks'> = {
  'check-own': 'always',
};
