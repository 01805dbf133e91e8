/** What tests say of cards played at any time. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './verbs.ts';

export const freePlay: FeatureTests = { words: { answers } };
