/** The test code for the orders of the Lansraad. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant, oracle } from './oracle.ts';
import { answers, checks, facts } from './step-definitions.ts';

export const orders: FeatureTests<'orders'> = {
  examples,
  words: { answers, checks, facts },
  oracle,
  prompts,
  events,
  invariant,
};
