/** What tests say of a shipment. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './verbs.ts';

export const shipment: FeatureTests = { words: { answers } };
