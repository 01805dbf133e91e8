/** The test code for threats of Kanly and duels. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { nowAndThen } from './generators.ts';
import { duelWrong } from './oracle-rules.ts';
import { facts } from './position.ts';
import { oracle } from './oracle.ts';
import { secretPairs } from './secret-pairs.ts';
import { acts, answers, moderator, sentences } from './step-definitions.ts';

export const kanly: FeatureTests<'kanly', keyof typeof secretPairs> = {
  examples,
  words: { acts, answers, checks, facts, moderator, sentences },
  oracle,
  prompts,
  events,
  refusals,
  invariant: duelWrong,
  nowAndThen,
  secretPairs,
  // Both sums and all sides are shown at once. Attacks show leaders, and the end shows all seconds.
  discloses: ['BackingShown', 'SidesShown', 'ArenaMoved', 'AttackResolved', 'KanlyEnded'],
  secretAnswers: ['kanly-champion', 'back-champion', 'send-second', 'answer-attack'],
};
