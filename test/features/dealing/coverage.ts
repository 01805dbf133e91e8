/** In which runs of games its questions and events can be met. */
import type { MetPrompts } from '../../support/feature.ts';

export const prompts: MetPrompts<'dealing'> = {
  'choose-traitor': 'always',
};
