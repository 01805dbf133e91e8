/** The test code for log lines that hide named cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { examples } from './examples.ts';

export const cardRecords: FeatureTests<'cardRecords'> = { examples };
