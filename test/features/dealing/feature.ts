/** What tests say of dealt cards and traitors. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers, moderator } from './verbs.ts';

export const dealing: FeatureTests = { words: { answers, moderator } };
