/** The test code for sealed letters. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { secretPairs, sideActions } from './generators.ts';
import { letterWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';

export const letters: FeatureTests<'letters', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: letterWrong,
  discloses: ['LetterOpened'],
  secretPairs,
  sideActions,
};
