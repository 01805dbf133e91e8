/** The test code for a nexus. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { nexusWrong } from './oracle-rules.ts';
import { oracle } from './oracle.ts';
import { answers, beginnings, moderator, sentences } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const nexus: FeatureTests<'nexus', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, beginnings, moderator, sentences, checks },
  oracle,
  prompts,
  events,
  invariant: nexusWrong,
  discloses: ['AllianceFormed', 'AllianceLeft'],
  secretAnswers: ['choose-allies'],
  secretPairs,
  sideActions,
};
