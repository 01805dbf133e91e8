/** What tests say of the Kwisatz Haderach. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { facts, given, secrets } from './position.ts';
import { diversions, otherwise, tellings, twins } from './samples.ts';

export const kwisatzHaderach: FeatureTests<'kwisatzHaderach', keyof typeof twins> = {
  words: { facts, secrets, given, checks },
  events,
  tellings,
  otherwise,
  twins,
  diversions,
};
