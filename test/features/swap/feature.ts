/** What tests say of factions that change hands. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts } from './step-definitions.ts';
import { events } from './coverage.ts';

export const swap: FeatureTests<'swap'> = { words: { acts }, events };
