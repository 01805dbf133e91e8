/** What tests say of the set-up. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, beginnings } from './verbs.ts';

export const setup: FeatureTests = { words: { answers, beginnings, checks } };
