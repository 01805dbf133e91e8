/** The test code for uses that can be undone. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';

export const undo: FeatureTests<'undo'> = { events };
