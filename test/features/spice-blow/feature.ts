/** What tests say of the spice blow. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { blownWrong } from './oracle/wrong.ts';
import { facts } from './position.ts';
import { oracle } from './oracle.ts';
import { acts, answers, moderator } from './step-definitions.ts';
import { cardSlipMove, secretPairs } from './generators.ts';

export const spiceBlow: FeatureTests<'spiceBlow', keyof typeof secretPairs> = {
  words: { answers, acts, moderator, facts, checks },
  oracle,
  prompts,
  events,
  invariant: blownWrong,
  discloses: ['SpiceCardTurned', 'ShaiHuludTurned', 'SpiceDeckReshuffled'],
  secretPairs,
  nowAndThen: [cardSlipMove],
};
