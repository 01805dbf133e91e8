/** The test code for the attacks of the Bene Tleilaxu on leaders. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { secretPairs } from './generators.ts';
import { invariant, oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';

export const attacks: FeatureTests<'attacks', keyof typeof secretPairs> = {
  examples,
  words: { answers },
  oracle,
  prompts,
  events,
  invariant,
  secretPairs,
  secretAnswers: ['attack-card'],
};
