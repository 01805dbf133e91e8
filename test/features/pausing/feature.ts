/** What tests say of talk at the table. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { acts, moderator } from './verbs.ts';
import { events } from './met.ts';
import { diversions } from './samples.ts';

export const pausing: FeatureTests<'pausing'> = { words: { acts, moderator, checks }, events, diversions };
