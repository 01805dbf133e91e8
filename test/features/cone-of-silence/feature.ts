/** The test code for a Cone of Silence. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { silencedWrong } from './oracle.ts';
import { answers, checks, facts } from './step-definitions.ts';

export const coneOfSilence: FeatureTests<'coneOfSilence'> = {
  examples,
  refusals,
  words: { answers, checks, facts },
  events,
  invariant: silencedWrong,
};
