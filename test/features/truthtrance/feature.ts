/** The test code for a Truthtrance. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events } from './coverage.ts';
import { examples } from './examples.ts';

export const truthtrance: FeatureTests<'truthtrance'> = { examples, words: { answers }, oracle, prompts, events };
