/** The test code for stopped revivals. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant } from './oracle.ts';

export const stoppedRevival: FeatureTests<'stoppedRevival'> = { examples, events, invariant };
