/** What tests say of stopping a power. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers, sentences } from './verbs.ts';

export const karama: FeatureTests = { words: { answers, sentences } };
