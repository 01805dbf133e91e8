/** In which runs of games its questions and events can be met. */
import {
  in2019AdvancedBattles,
  whereLeadersAreTurnedIn,
  withMorePowers,
  withMorePowersInBattles,
} from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'harkonnen'> = {
  CaptureOffered: withMorePowersInBattles,
  CaptureDeclined: withMorePowersInBattles,
  LeaderCaptured: withMorePowersInBattles,
  CaptiveKept: withMorePowersInBattles,
  CaptiveKilled: in2019AdvancedBattles,
  CaptiveTurnedIn: whereLeadersAreTurnedIn,
  CaptivesReturned: withMorePowers,
};

export const prompts: MetPrompts<'harkonnen'> = {
  capture: withMorePowersInBattles,
  captive: withMorePowersInBattles,
};

export const refusals: MetRefusals<'harkonnen'> = {
  'captures-nobody': 'always',
  'no-captive': withMorePowers,
};
