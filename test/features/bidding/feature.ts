/** What tests say of the bidding. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { biddingWrong } from './oracle/events.ts';
import { readings } from './readings.ts';
import { acts, answers, moderator, sentences } from './verbs.ts';
import { calledOutMove, chosen, clockMove, diversions, twins } from './samples.ts';

export const bidding: FeatureTests<'bidding', keyof typeof twins> = {
  words: { answers, acts, moderator, sentences, checks },
  readings,
  prompts,
  events,
  invariant: biddingWrong,
  discloses: ['PassTimed', 'BidsTurnedOver', 'CardSold', 'CardLeft', 'BiddingBegan', 'KaramaShown'],
  secretAnswers: ['bid-limit', 'sealed-bid', 'way-to-pay'],
  twins,
  diversions,
  asides: [clockMove],
  aloud: [calledOutMove],
  offered: ['way-to-pay'],
  seldom: ['way-to-pay'],
  chosen,
};
