/** The test code for the access cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { accessWrong, oracle } from './oracle.ts';
import { acts, answers, sentences } from './step-definitions.ts';

export const accessCards: FeatureTests<'accessCards'> = {
  examples,
  words: { answers, acts, sentences, checks },
  oracle,
  prompts,
  events,
  refusals,
  invariant: accessWrong,
  secretAnswers: ['access-bid', 'claim-strongholds'],
};
