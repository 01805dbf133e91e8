/** What tests say of the look at the next spice card. */
import type { FeatureTests } from '../../support/feature.ts';
import { inTurns } from '../../simulate/when.ts';
import { checks } from './checks.ts';
import { twins } from './samples.ts';

export const spicePeek: FeatureTests<'spicePeek', keyof typeof twins> = {
  words: { checks },
  events: { SpiceCardSeen: inTurns },
  twins,
};
