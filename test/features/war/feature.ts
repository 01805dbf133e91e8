/** The test code for the War of Assassins. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { nowAndThen, secretPairs } from './generators.ts';
import { oracle } from './oracle.ts';
import { warWrong } from './oracle-rules.ts';
import { answers, moderator } from './step-definitions.ts';

export const war: FeatureTests<'war', keyof typeof secretPairs> = {
  examples,
  words: { answers, checks, moderator },
  oracle,
  prompts,
  events,
  refusals,
  invariant: warWrong,
  nowAndThen,
  secretPairs,
};
