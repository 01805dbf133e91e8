/** What tests say of battles. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, acts, moderator, beginnings, sentences } from './verbs.ts';

export const battle: FeatureTests = { words: { answers, acts, moderator, beginnings, sentences, checks } };
