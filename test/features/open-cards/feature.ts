/** What tests say of the records of treachery cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { moderator } from './verbs.ts';
import { diversions } from './samples.ts';

export const openCards: FeatureTests<'openCards'> = { words: { moderator, checks }, events, diversions };
