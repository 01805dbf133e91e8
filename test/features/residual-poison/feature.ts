/** The test code for a Residual Poison. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { secretPairs, sideActions } from './generators.ts';
import { oracle, poisonWrong } from './oracle.ts';
import { acts, answers, checks, facts } from './step-definitions.ts';

export const residualPoison: FeatureTests<'residualPoison', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, answers, checks, facts },
  oracle,
  prompts,
  events,
  invariant: poisonWrong,
  sideActions,
  secretPairs,
  discloses: ['PoisonShown', 'PoisonSix', 'PoisonOver'],
};
