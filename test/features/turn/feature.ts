/** The test code for turns and phases. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts } from './position.ts';
import { events, refusals } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const turn: FeatureTests<'turn'> = { examples, refusals, words: { facts, checks }, events, sideActions };
