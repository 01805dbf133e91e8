/** The test code for revival. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { revivalWrong } from './oracle-rules.ts';
import { oracle } from './oracle.ts';
import { answers, sentences } from './step-definitions.ts';
import { examples } from './examples.ts';

export const revival: FeatureTests<'revival'> = {
  examples,
  words: { answers, sentences, checks },
  oracle,
  prompts,
  events,
  invariant: revivalWrong,
};
