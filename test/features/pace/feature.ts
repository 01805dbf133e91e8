/** What tests say of the way a table goes on. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { acts, moderator } from './verbs.ts';
import { chosen, diversions } from './samples.ts';

export const pace: FeatureTests<'pace'> = { words: { acts, moderator, checks }, events, diversions, chosen };
