/** What tests say of advisors in the turns of others. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './met.ts';
import { readings } from './readings.ts';
import { acts, answers, sentences } from './verbs.ts';

export const advisors: FeatureTests<'advisors'> = { words: { answers, acts, sentences }, readings, prompts, events };
