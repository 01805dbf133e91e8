/** The test code for the auction. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { biddingWrong } from './oracle/events.ts';
import { salesWrong } from './oracle/payments.ts';
import { oracle } from './oracle.ts';
import { acts, answers, moderator, sentences } from './step-definitions.ts';
import { calledOutMove, chosen, clockMove, sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const bidding: FeatureTests<'bidding', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, acts, moderator, sentences, checks },
  oracle,
  prompts,
  events,
  invariant: biddingWrong,
  invariantOfCommand: salesWrong,
  discloses: ['PassTimed', 'BidsTurnedOver', 'CardSold', 'CardLeft', 'BiddingBegan', 'KaramaShown'],
  secretAnswers: ['bid-limit', 'sealed-bid', 'way-to-pay'],
  secretPairs,
  sideActions,
  asides: [clockMove],
  aloud: [calledOutMove],
  offered: ['way-to-pay'],
  seldom: ['way-to-pay'],
  chosen,
};
