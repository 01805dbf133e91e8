/** What tests say of a nexus. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { nexusWrong } from './oracle.ts';
import { readings } from './readings.ts';
import { answers, beginnings, moderator, sentences } from './verbs.ts';
import { diversions, twins } from './samples.ts';

export const nexus: FeatureTests<'nexus', keyof typeof twins> = {
  words: { answers, beginnings, moderator, sentences, checks },
  readings,
  prompts,
  events,
  invariant: nexusWrong,
  discloses: ['AllianceFormed', 'AllianceLeft'],
  secretAnswers: ['choose-allies'],
  twins,
  diversions,
};
