/** The test code for the win by spice. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant, oracle } from './oracle.ts';
import { answers, checks } from './step-definitions.ts';

export const spiceWin: FeatureTests<'spiceWin'> = {
  examples,
  words: { answers, checks },
  oracle,
  prompts,
  events,
  invariant,
  offered: ['show-spice'],
  discloses: ['SpiceShown'],
};
