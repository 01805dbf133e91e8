/** The test code for special Karama powers. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts } from './position.ts';
import { refusals } from './coverage.ts';
import { examples } from './examples.ts';

export const specialKarama: FeatureTests<'specialKarama'> = { examples, refusals, words: { facts, checks } };
