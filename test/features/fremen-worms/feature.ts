/** The test code for the Fremen's decisions about worms. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';
import { examples } from './examples.ts';

export const fremenWorms: FeatureTests<'fremenWorms'> = { examples, words: { answers }, oracle, prompts, events };
