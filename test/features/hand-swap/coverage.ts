/** In which runs of games its questions and events can be met. */
import { withMorePowers } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'handSwap'> = {
  HandSwapBegan: withMorePowers,
  SwapCardsTaken: withMorePowers,
  HandSwapEnded: withMorePowers,
};

export const prompts: MetPrompts<'handSwap'> = {
  'give-back': withMorePowers,
};
