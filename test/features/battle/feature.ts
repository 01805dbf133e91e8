/** The test code for battles. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { answers, acts, moderator, beginnings, sentences } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events, refusals } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const battle: FeatureTests<'battle', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, acts, moderator, beginnings, sentences, checks },
  oracle,
  prompts,
  events,
  // When an owner declares a hand, all learn whether an earlier answer came from another hand.
  discloses: ['HandDeclaredAgain'],
  secretPairs,
  sideActions,
};
