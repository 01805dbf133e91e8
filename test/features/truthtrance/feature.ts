/** What tests say of a Truthtrance. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './verbs.ts';

export const truthtrance: FeatureTests = { words: { answers } };
