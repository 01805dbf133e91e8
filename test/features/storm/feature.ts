/** The test code for the storm. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts } from './position.ts';
import { answers, beginnings, sentences } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { firstWrong } from './oracle-rules.ts';
import { prompts, events, refusals } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const storm: FeatureTests<'storm', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, beginnings, sentences, facts, checks },
  oracle,
  invariant: firstWrong,
  prompts,
  events,
  discloses: ['StormThrown'],
  secretPairs,
  sideActions,
};
