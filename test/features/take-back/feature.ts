/** The test code for take-backs. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { acts, moderator } from './step-definitions.ts';
import { events } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const takeBack: FeatureTests<'takeBack'> = { examples, words: { acts, moderator, checks }, events, sideActions };
