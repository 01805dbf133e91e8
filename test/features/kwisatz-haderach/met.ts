/** In which runs of games its questions and events can be met. */
import { inAdvanced, inAdvancedBattles } from '../../simulate/when.ts';
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'kwisatzHaderach'> = {
  KwisatzHaderachKilled: inAdvancedBattles,
  KwisatzHaderachRevived: inAdvanced,
};
