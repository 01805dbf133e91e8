/** The test code for the harvests before the game. */
import { inPreludes } from '../../simulate/when.ts';
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { oracle } from './oracle.ts';
import { facts } from './position.ts';
import { answers } from './step-definitions.ts';

export const harvests: FeatureTests<'harvests'> = {
  examples,
  words: { answers, facts, checks },
  refusals,
  oracle,
  prompts,
  events,
  powers: { 'spice-harvest/prelude': { met: inPreludes, isSeenBy: (_before, { type }) => type === 'PreludeBegan' } },
};
