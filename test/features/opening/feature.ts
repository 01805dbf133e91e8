/** The test code for the opening of a table. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';
import { examples } from './examples.ts';

export const opening: FeatureTests<'opening'> = { examples, events };
