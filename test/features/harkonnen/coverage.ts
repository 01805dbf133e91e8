/** In which runs of games its questions and events can be met. */
import { inAdvanced, inAdvancedBattles, whereLeadersAreTurnedIn } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'harkonnen'> = {
  CaptureOffered: inAdvancedBattles,
  CaptureDeclined: inAdvancedBattles,
  LeaderCaptured: inAdvancedBattles,
  CaptiveKept: inAdvancedBattles,
  CaptiveKilled: inAdvancedBattles,
  CaptiveTurnedIn: whereLeadersAreTurnedIn,
  CaptivesReturned: inAdvanced,
};

export const prompts: MetPrompts<'harkonnen'> = {
  capture: inAdvancedBattles,
  captive: inAdvancedBattles,
};

export const refusals: MetRefusals<'harkonnen'> = {
  'captures-nobody': 'always',
  'no-captive': inAdvanced,
};
