/** What tests say of answers. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { moderator } from './verbs.ts';
import { events } from './met.ts';
import { diversions } from './samples.ts';

export const answering: FeatureTests<'answering'> = { words: { moderator, checks }, events, diversions };
