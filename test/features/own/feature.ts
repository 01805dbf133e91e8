/** The test code for secrets that owners declare. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';
import { examples } from './examples.ts';

export const own: FeatureTests<'own'> = { examples, events };
