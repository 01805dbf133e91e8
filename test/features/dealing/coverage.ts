/** In which runs of games its questions and events can be met. */
import type { MetPrompts, MetRefusals } from '../../support/feature.ts';

export const prompts: MetPrompts<'dealing'> = {
  'choose-traitor': 'always',
};

export const refusals: MetRefusals<'dealing'> = {
  'kept-on-cardboard': 'always',
  'deck-empty': 'always',
  'already-dealt': 'always',
};
