/** The test code for one card of the Bene Tleilaxu against one leader. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { secretPairs } from './generators.ts';
import { invariant, oracle } from './oracle.ts';
import { settledOtherwise } from './settled.ts';
import { answers, checks, facts } from './step-definitions.ts';

export const ambushes: FeatureTests<'ambushes', keyof typeof secretPairs> = {
  examples,
  words: { answers, checks, facts },
  oracle,
  prompts,
  events,
  invariant,
  invariantOfCommand: settledOtherwise,
  secretPairs,
  discloses: ['AmbushShown'],
  secretAnswers: ['defend-leader'],
};
