/** The kinds of random games that can reach the questions and events of this feature. */
import type { MetPrompts, MetRefusals } from '../../support/feature.ts';

export const prompts: MetPrompts<'dealing'> = {
  'choose-traitor': 'always',
};

export const refusals: MetRefusals<'dealing'> = {
  'kept-on-cardboard': 'always',
  'deck-empty': 'always',
  'already-dealt': 'always',
};
