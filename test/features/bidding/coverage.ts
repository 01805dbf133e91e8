/** The kinds of random games that can reach the questions and events of this feature. */
import { in2019Turns, inTurns, withMorePowersInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'bidding'> = {
  BiddingWayChosen: 'always',
  BiddingBegan: inTurns,
  CardsLaidOut: inTurns,
  NextCardRevealed: inTurns,
  CardForSaleSeen: inTurns,
  BidAwaited: inTurns,
  BidSaid: inTurns,
  BidTakenBack: inTurns,
  BidLaidDown: inTurns,
  BidTakenUp: inTurns,
  PassPrepared: inTurns,
  PassTimed: inTurns,
  ThinkingOver: inTurns,
  ClockStopped: inTurns,
  StopSpent: in2019Turns,
  PaymentChosen: inTurns,
  KaramaShown: withMorePowersInTurns,
  BidsTurnedOver: inTurns,
  CardSold: inTurns,
  PriceTold: inTurns,
  PriceHeard: inTurns,
  PurchaseOver: inTurns,
  CardNamed: inTurns,
  CardLeft: inTurns,
  BiddingEnded: inTurns,
};

export const prompts: MetPrompts<'bidding'> = {
  bid: inTurns,
  'bid-limit': inTurns,
  'sealed-bid': inTurns,
  'way-to-pay': inTurns,
};

export const refusals: MetRefusals<'bidding'> = {
  'not-on-auction': 'always',
  'no-clock-runs': 'always',
  'clock-was-stopped': inTurns,
  'nothing-to-name': 'always',
  'may-not-bid': inTurns,
};
