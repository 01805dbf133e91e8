/** The test code for the spice blow. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { blownWrong } from './oracle/wrong.ts';
import { facts } from './position.ts';
import { oracle } from './oracle.ts';
import { acts, answers, moderator } from './step-definitions.ts';
import { blowCardMove, cardSlipMove, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const spiceBlow: FeatureTests<'spiceBlow', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, acts, moderator, facts, checks },
  oracle,
  prompts,
  events,
  invariant: blownWrong,
  discloses: ['SpiceCardTurned', 'ShaiHuludTurned', 'SpiceDeckReshuffled'],
  secretPairs,
  nowAndThen: [cardSlipMove, blowCardMove],
};
