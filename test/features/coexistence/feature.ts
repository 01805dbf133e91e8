/** The test code for coexistence. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { oracle } from './oracle.ts';
import { coexistenceWrong } from './oracle-rules.ts';
import { examples } from './examples.ts';
import { answers } from './step-definitions.ts';

export const coexistence: FeatureTests<'coexistence'> = {
  examples,
  words: { answers },
  oracle,
  prompts,
  events,
  invariant: coexistenceWrong,
};
