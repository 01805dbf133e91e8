/** The test code for the look at the next spice card. */
import type { FeatureTests } from '../../support/feature.ts';
import { inTurns } from '../../simulate/when.ts';
import { checks } from './assertions.ts';
import { secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const spicePeek: FeatureTests<'spicePeek', keyof typeof secretPairs> = {
  examples,
  words: { checks },
  events: { SpiceCardSeen: inTurns },
  secretPairs,
};
