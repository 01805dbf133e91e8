/** What tests say of the time that questions stay open. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './met.ts';
import { chosen, diversions } from './samples.ts';
import { moderator } from './verbs.ts';

export const questionTime: FeatureTests<'questionTime'> = { words: { moderator }, events, diversions, chosen };
