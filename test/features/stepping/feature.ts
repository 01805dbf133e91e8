/** The test code for the step to the next phase. */
import type { FeatureTests } from '../../support/feature.ts';
import { moderator } from './step-definitions.ts';
import { sideActions } from './generators.ts';

export const stepping: FeatureTests<'stepping'> = { words: { moderator }, sideActions };
