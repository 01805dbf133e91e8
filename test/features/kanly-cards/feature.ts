/** The test code for yes and no cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { declarationGenerators, nowAndThen, secretAlternatives, secretPairs } from './generators.ts';
import { kanlyCardWrong } from './oracle-rules.ts';
import { words } from './words.ts';

export const kanlyCards: FeatureTests<'kanlyCards', keyof typeof secretPairs> = {
  examples,
  words,
  // XXIV: everybody looks at the own card.
  oracle: { 'look-at-kanly-card': (_state, _prompt, value) => value === true },
  prompts,
  events,
  refusals,
  invariant: kanlyCardWrong,
  nowAndThen,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
};
