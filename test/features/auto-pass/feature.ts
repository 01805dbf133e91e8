/** What tests say of “nothing from me this turn”. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts, moderator } from './verbs.ts';
import { events } from './met.ts';
import { diversions, twins } from './samples.ts';

export const autoPass: FeatureTests<'autoPass', keyof typeof twins> = {
  words: { acts, moderator },
  events,
  twins,
  diversions,
};
