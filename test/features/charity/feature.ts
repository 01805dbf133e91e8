/** The test code for CHOAM Charity. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { charityWrong } from './oracle-rules.ts';
import { oracle } from './oracle.ts';
import { answers, acts, sentences } from './step-definitions.ts';
import { sideActions, randomClaimAhead, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const charity: FeatureTests<'charity', keyof typeof secretPairs> = {
  examples,
  words: { answers, acts, sentences, checks },
  oracle,
  prompts,
  events,
  invariant: charityWrong,
  // A seat with a prepared claim is shown as answered, like a seat that taps.
  discloses: ['CharityClosed', 'ClaimMadeAsPrepared'],
  secretAnswers: ['claim-charity'],
  secretPairs,
  sideActions,
  asides: [randomClaimAhead],
  isPrepared: (_state, prompt) => prompt.kind === 'claim-charity' && prompt.isPrepared,
};
