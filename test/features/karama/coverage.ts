/** In which runs of games its questions and events can be met. */
import { inAdvanced, whereStopped } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'karama'> = {
  PlayedAsKarama: inAdvanced,
  ActStands: whereStopped,
  ActCancelled: whereStopped,
  SpecialKaramaUsed: inAdvanced,
};

export const prompts: MetPrompts<'karama'> = {
  interfere: whereStopped,
};
