/** What tests say of CHOAM Charity. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { charityWrong } from './oracle.ts';
import { readings } from './readings.ts';
import { answers, acts, sentences } from './verbs.ts';
import { diversions, randomClaimAhead, twins } from './samples.ts';

export const charity: FeatureTests<'charity', keyof typeof twins> = {
  words: { answers, acts, sentences, checks },
  readings,
  prompts,
  events,
  invariant: charityWrong,
  // Who has prepared a claim is seen to have spoken, as is who taps.
  discloses: ['CharityClosed', 'ClaimMadeAsPrepared'],
  secretAnswers: ['claim-charity'],
  twins,
  diversions,
  asides: [randomClaimAhead],
  isPrepared: (_state, prompt) => prompt.kind === 'claim-charity' && prompt.isPrepared,
};
