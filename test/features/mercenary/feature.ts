/** The test code for mercenaries. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { mercenariesMovedWrong } from './oracle.ts';
import { nowAndThen, secretPairs } from './generators.ts';
import { answers, checks, facts } from './step-definitions.ts';

export const mercenary: FeatureTests<'mercenary', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, checks, facts },
  events,
  invariant: mercenariesMovedWrong,
  nowAndThen,
  secretPairs,
};
