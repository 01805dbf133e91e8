/** What tests say of corrected facts. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './met.ts';
import { diversions } from './samples.ts';

export const corrections: FeatureTests<'corrections'> = { events, diversions };
