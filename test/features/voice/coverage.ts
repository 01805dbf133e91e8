/** The kinds of random games that can reach the questions and events of this feature. */
import { inBattles } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'voice'> = {
  VoiceOffered: inBattles,
  VoiceDeclined: inBattles,
  VoiceUsed: inBattles,
};

export const prompts: MetPrompts<'voice'> = {
  voice: inBattles,
};
