/** The test code for the traitors of the Bene Tleilaxu. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { invariant, oracle } from './oracle.ts';
import { answers, checks } from './step-definitions.ts';

export const marks: FeatureTests<'marks'> = {
  examples,
  words: { answers, checks },
  oracle,
  prompts,
  events,
  invariant,
  offered: ['betray-later'],
  secretAnswers: ['mark-leader', 'announce-traitor'],
};
