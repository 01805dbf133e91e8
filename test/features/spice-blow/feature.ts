/** What tests say of the spice blow. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { blownWrong } from './oracle/wrong.ts';
import { facts } from './position.ts';
import { readings } from './readings.ts';
import { acts, answers, moderator } from './verbs.ts';
import { cardSlipMove, twins } from './samples.ts';

export const spiceBlow: FeatureTests<'spiceBlow', keyof typeof twins> = {
  words: { answers, acts, moderator, facts, checks },
  readings,
  prompts,
  events,
  invariant: blownWrong,
  discloses: ['SpiceCardTurned', 'ShaiHuludTurned', 'SpiceDeckReshuffled'],
  twins,
  nowAndThen: [cardSlipMove],
};
