/** The test code for the free revivals of the Bene Tleilaxu's allies. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant, oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';

export const grants: FeatureTests<'grants'> = { examples, words: { answers }, oracle, prompts, events, invariant };
