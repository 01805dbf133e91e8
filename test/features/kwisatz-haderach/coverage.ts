/** The kinds of random games that can reach the questions and events of this feature. */
import { withMorePowers, withMorePowersInBattles } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'kwisatzHaderach'> = {
  KwisatzHaderachKilled: withMorePowersInBattles,
  KwisatzHaderachRevived: withMorePowers,
};

export const refusals: MetRefusals<'kwisatzHaderach'> = {
  'no-kwisatz-haderach': 'always',
  'kwisatz-haderach-is-dead': withMorePowers,
};
