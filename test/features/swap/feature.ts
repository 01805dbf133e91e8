/** What tests say of factions that change hands. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts } from './verbs.ts';
import { events } from './met.ts';

export const swap: FeatureTests<'swap'> = { words: { acts }, events };
