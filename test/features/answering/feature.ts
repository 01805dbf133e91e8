/** The test code for answers. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { moderator } from './step-definitions.ts';
import { events } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const answering: FeatureTests<'answering'> = { examples, words: { moderator, checks }, events, sideActions };
