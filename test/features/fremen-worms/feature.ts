/** What tests say of what Fremen do with worms. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './met.ts';
import { readings } from './readings.ts';
import { answers } from './verbs.ts';

export const fremenWorms: FeatureTests<'fremenWorms'> = { words: { answers }, readings, prompts, events };
