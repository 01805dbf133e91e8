/** What tests say of what owners say of their secrets. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';

export const own: FeatureTests<'own'> = { events };
