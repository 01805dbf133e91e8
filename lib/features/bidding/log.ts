import { type Feature, toNobody } from '../../kernel/feature.ts';
import type { BiddingContract } from './contract.ts';

/** What each audience may read of the bidding: what was bid openly and what was sold. What was laid down stands nowhere. */
export const tells: Feature<BiddingContract>['tells'] = {
  BiddingWayChosen: ({ way, clock }) => ({ code: 'bidding-way-chosen', way, clock }),
  BiddingBegan: ({ way, able }) => ({ code: 'bidding-began', way, cards: able.length }),
  CardsLaidOut: toNobody,
  CardComesUp: toNobody,
  CardForSaleSeen: ({ faction, lot, card }, audience) =>
    audience === faction && card !== 'unknown' ? { code: 'own-card-for-sale', lot, card } : null,
  BidAwaited: toNobody,
  BidSaid: ({ faction, amount }) => (amount === null ? null : { code: 'bid-said', faction, amount }),
  BidTakenBack: ({ faction }) => ({ code: 'bid-taken-back', faction }),
  BidLaidDown: toNobody,
  BidTakenUp: toNobody,
  PassPrepared: toNobody,
  PassTimed: toNobody,
  ThinkingOver: toNobody,
  BidsTurnedOver: ({ lot, bids }) => ({ code: 'bids-turned-over', lot, bids }),
  ClockStopped: ({ faction }) => ({ code: 'clock-stopped', faction }),
  StopSpent: toNobody,
  PaymentChosen: toNobody,
  KaramaShown: ({ faction, lot, price, card: { card } }) => ({ code: 'karama-shown', faction, lot, price, card }),
  CardSold: ({ lot, buyer, price, withKarama }) => ({ code: 'card-sold', lot, buyer, price, withKarama }),
  PriceTold: toNobody,
  PriceHeard: toNobody,
  PurchaseOver: toNobody,
  CardNamed: toNobody,
  CardLeft: ({ lot, back }) => ({ code: 'card-left', lot, back }),
  BiddingEnded: toNobody,
};
