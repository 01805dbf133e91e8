/** The test code for corrections. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const corrections: FeatureTests<'corrections'> = { examples, events, sideActions };
