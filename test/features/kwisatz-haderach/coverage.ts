/** In which runs of games its questions and events can be met. */
import { inAdvanced, inAdvancedBattles } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'kwisatzHaderach'> = {
  KwisatzHaderachKilled: inAdvancedBattles,
  KwisatzHaderachRevived: inAdvanced,
};
