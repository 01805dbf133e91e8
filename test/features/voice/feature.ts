/** What tests say of the Voice. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';

export const voice: FeatureTests<'voice'> = {
  words: { answers, checks },
  oracle,
  prompts,
  events,
};
