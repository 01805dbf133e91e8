/** The test code for the swap of hands. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';
import { secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const handSwap: FeatureTests<'handSwap', keyof typeof secretPairs> = {
  examples,
  words: { answers },
  oracle,
  prompts,
  events,
  discloses: ['SwapCardsTaken'],
  secretPairs,
};
