/** The test code for cards passed by hand. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts, moderator } from './step-definitions.ts';
import { sideActions } from './generators.ts';
import { refusals } from './coverage.ts';
import { examples } from './examples.ts';

export const handChanges: FeatureTests<'handChanges'> = { examples, refusals, words: { acts, moderator }, sideActions };
