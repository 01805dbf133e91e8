/** The kinds of random games that can reach the questions and events of this feature. */
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
  CaptivesRemoved: withMorePowers,
};

export const prompts: MetPrompts<'harkonnen'> = {
  capture: withMorePowersInBattles,
  captive: withMorePowersInBattles,
};

export const refusals: MetRefusals<'harkonnen'> = {
  'captures-nobody': 'always',
  'no-captive': withMorePowers,
};
