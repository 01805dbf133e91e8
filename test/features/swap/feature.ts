/** The test code for swaps of factions. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts } from './step-definitions.ts';
import { events, refusals } from './coverage.ts';
import { examples } from './examples.ts';

export const swap: FeatureTests<'swap'> = { examples, refusals, words: { acts }, events };
