/** What tests say of a Truthtrance. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events } from './coverage.ts';

export const truthtrance: FeatureTests<'truthtrance'> = { words: { answers }, oracle, prompts, events };
