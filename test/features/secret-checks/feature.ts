/** The test code for questions to owners. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks as said } from './assertions.ts';
import { answers, moderator } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const secretChecks: FeatureTests<'secretChecks'> = {
  examples,
  words: { answers, moderator, checks: said },
  oracle,
  prompts,
  events,
  sideActions,
  offered: ['check-own'],
};
