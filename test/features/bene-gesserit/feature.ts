/** What tests say of the Bene Gesserit. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { secrets, given } from './position.ts';
import { acts } from './verbs.ts';
import { diversions, otherwise, tellings } from './samples.ts';

export const beneGesserit: FeatureTests<'beneGesserit'> = {
  words: { acts, secrets, given, checks },
  tellings,
  otherwise,
  diversions,
};
