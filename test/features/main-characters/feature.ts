/** The test code for main characters. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { examples } from './examples.ts';
import { secretPairs } from './generators.ts';
import { oracle } from './oracle.ts';
import { outWrong } from './oracle-rules.ts';
import { answers } from './step-definitions.ts';

export const mainCharacters: FeatureTests<'mainCharacters', keyof typeof secretPairs> = {
  examples,
  events,
  prompts,
  oracle,
  invariant: outWrong,
  words: { answers, checks },
  secretPairs,
};
