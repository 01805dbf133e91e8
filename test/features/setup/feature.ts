/** What tests say of the set-up. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, beginnings } from './verbs.ts';
import { readings } from './readings.ts';

export const setup: FeatureTests<'setup'> = { words: { answers, beginnings, checks }, readings };
