/** What tests say of CHOAM Charity. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { charityWrong } from './oracle.ts';
import { readings } from './readings.ts';
import { answers, sentences } from './verbs.ts';

export const charity: FeatureTests<'charity'> = {
  words: { answers, sentences, checks },
  readings,
  prompts,
  events,
  invariant: charityWrong,
  discloses: ['CharityClosed'],
  secretAnswers: ['claim-charity'],
};
