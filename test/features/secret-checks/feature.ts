/** What tests say of questions to owners. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks as said } from './checks.ts';
import { answers, moderator } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { diversions } from './samples.ts';

export const secretChecks: FeatureTests<'secretChecks'> = {
  words: { answers, moderator, checks: said },
  readings,
  prompts,
  events,
  diversions,
  offered: ['check-own'],
};
