/** What tests say of the storm. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { facts, secrets, given } from './position.ts';
import { answers, beginnings, sentences } from './verbs.ts';

export const storm: FeatureTests = { words: { answers, beginnings, sentences, facts, secrets, given, checks } };
