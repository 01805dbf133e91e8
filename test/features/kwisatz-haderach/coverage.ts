/** In which runs of games its questions and events can be met. */
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
