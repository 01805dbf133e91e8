/** What tests say of battles. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, acts, moderator, beginnings, sentences } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { diversions, twins } from './samples.ts';

export const battle: FeatureTests<'battle', keyof typeof twins> = {
  words: { answers, acts, moderator, beginnings, sentences, checks },
  readings,
  prompts,
  events,
  // Whether a hand that was answered from is another now, its owner tells by telling it.
  discloses: ['HandToldAnew'],
  twins,
  diversions,
};
