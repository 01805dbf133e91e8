/** The kinds of random games that can reach the questions and events of this feature. */
import type { MetPrompts } from '../../support/feature.ts';

export const prompts: MetPrompts<'freePlay'> = {
  'free-play': 'always',
};
