/** What tests say of forces, leaders, spice and cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { facts, secrets, given } from './position.ts';
import { events } from './met.ts';
import { diversions, otherwise, tellings, twins } from './samples.ts';

export const pieces: FeatureTests<'pieces', keyof typeof twins> = {
  words: { facts, secrets, given, checks },
  events,
  tellings,
  otherwise,
  twins,
  diversions,
};
