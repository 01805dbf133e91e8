/** The test code for the cards that the Bene Tleilaxu give away. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant, oracle } from './oracle.ts';
import { answers, checks } from './step-definitions.ts';

export const cardGift: FeatureTests<'cardGift'> = {
  examples,
  words: { answers, checks },
  oracle,
  prompts,
  events,
  invariant,
};
