/** The test code for the traitors of the Bene Tleilaxu. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { declarationGenerators, nowAndThen, secretAlternatives, secretPairs } from './generators.ts';
import { invariant, oracle } from './oracle.ts';
import { answers, checks, facts, given, secrets } from './step-definitions.ts';

export const marks: FeatureTests<'marks', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, checks, facts, secrets, given },
  oracle,
  prompts,
  events,
  invariant,
  offered: ['betray-later'],
  declarationGenerators,
  secretAlternatives,
  secretPairs,
  nowAndThen,
  secretAnswers: ['mark-leader', 'announce-traitor'],
};
