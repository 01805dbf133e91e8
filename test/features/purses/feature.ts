/** The test code for the list of spice changes. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { pursesWrong } from './oracle.ts';

export const purses: FeatureTests<'purses'> = { words: { checks }, invariant: pursesWrong };
