/** What tests say of the step to the next phase. */
import type { FeatureTests } from '../../support/feature.ts';
import { moderator } from './verbs.ts';
import { diversions } from './samples.ts';

export const stepping: FeatureTests<'stepping'> = { words: { moderator }, diversions };
