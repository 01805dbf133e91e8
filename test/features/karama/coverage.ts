/** In which runs of games its questions and events can be met. */
import { inAdvanced, whereCancelled } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'karama'> = {
  PlayedAsKarama: inAdvanced,
  UseStands: whereCancelled,
  UseCancelled: whereCancelled,
  SpecialKaramaUsed: inAdvanced,
};

export const prompts: MetPrompts<'karama'> = {
  cancel: whereCancelled,
};
