/** The test code for traitors among the dead. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant } from './oracle.ts';
import { checks, facts } from './step-definitions.ts';

export const deadTraitors: FeatureTests<'deadTraitors'> = {
  examples,
  words: { checks, facts },
  events,
  refusals,
  invariant,
};
