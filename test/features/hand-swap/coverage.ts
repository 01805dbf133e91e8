/** In which runs of games its questions and events can be met. */
import { inAdvanced } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'handSwap'> = {
  HandSwapBegan: inAdvanced,
  SwapCardsTaken: inAdvanced,
  HandSwapEnded: inAdvanced,
};

export const prompts: MetPrompts<'handSwap'> = {
  'give-back': inAdvanced,
};
