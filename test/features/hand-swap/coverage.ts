/** The kinds of random games that can reach the questions and events of this feature. */
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
