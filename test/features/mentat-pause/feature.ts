/** The test code for the end of a turn. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { answers, sentences } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { countedWrong } from './oracle-rules.ts';
import { prompts, events } from './coverage.ts';
import { secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const mentatPause: FeatureTests<'mentatPause', keyof typeof secretPairs> = {
  examples,
  words: { answers, sentences, checks },
  oracle,
  invariant: countedWrong,
  prompts,
  events,
  secretPairs,
};
