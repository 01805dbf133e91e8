/** What tests say of windows. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { sentences } from './verbs.ts';
import { events } from './met.ts';
import { windowWrong } from './oracle.ts';
import { twins } from './samples.ts';

export const windows: FeatureTests<'windows', keyof typeof twins> = {
  words: { sentences, checks },
  events,
  invariant: windowWrong,
  twins,
};
