/** The test code for the chronicle of a game. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { openMove } from './generators.ts';
import { recordWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { examples } from './examples.ts';

export const chronicle: FeatureTests<'chronicle'> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: recordWrong,
  discloses: ['RecordOpened'],
  nowAndThen: [openMove],
};
