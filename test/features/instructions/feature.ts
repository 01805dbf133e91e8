/** What tests say of hand moves. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { acts, moderator } from './verbs.ts';
import { events } from './met.ts';
import { diversions } from './samples.ts';

export const instructions: FeatureTests<'instructions'> = { words: { acts, moderator, checks }, events, diversions };
