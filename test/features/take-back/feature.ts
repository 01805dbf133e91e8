/** What tests say of going back. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { moderator } from './verbs.ts';
import { events } from './met.ts';
import { diversions } from './samples.ts';

export const takeBack: FeatureTests<'takeBack'> = { words: { moderator, checks }, events, diversions };
