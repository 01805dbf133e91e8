/** What tests say of “nothing from me this phase”. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts } from './verbs.ts';
import { events } from './met.ts';
import { diversions, twins } from './samples.ts';

export const standingAside: FeatureTests<'standingAside', keyof typeof twins> = {
  words: { acts },
  events,
  twins,
  diversions,
};
