/** The test code for Semuta. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { semutaWrong } from './oracle.ts';
import { checks, facts } from './step-definitions.ts';

export const semuta: FeatureTests<'semuta'> = {
  examples,
  refusals,
  words: { checks, facts },
  events,
  invariant: semutaWrong,
};
