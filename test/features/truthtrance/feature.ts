/** What tests say of a Truthtrance. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';

export const truthtrance: FeatureTests<'truthtrance'> = { words: { answers }, readings, prompts, events };
