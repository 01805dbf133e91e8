/** What tests say of lines of the log in which cards were named. */
import type { FeatureTests } from '../../support/feature.ts';
import { examples } from './examples.ts';

export const cardRecords: FeatureTests<'cardRecords'> = { examples };
