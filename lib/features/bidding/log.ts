import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { BiddingContract } from './contract.ts';

/** The log lines of the bidding: open bids and sales. Secret bids have no log lines. */
export const log: Feature<BiddingContract>['log'] = {
  BiddingWayChosen: ({ way, clock }) => ({ code: 'bidding-way-chosen', way, clock }),
  BiddingBegan: ({ way, able }) => ({ code: 'bidding-began', way, cards: able.length }),
  CardsLaidOut: notLogged,
  NextCardRevealed: notLogged,
  CardForSaleSeen: ({ faction, lot, card }, audience) =>
    audience === faction && card !== 'unknown' ? { code: 'own-card-for-sale', lot, card } : null,
  BidAwaited: notLogged,
  BidSaid: ({ faction, amount }) => (amount === null ? null : { code: 'bid-said', faction, amount }),
  BidTakenBack: ({ faction }) => ({ code: 'bid-taken-back', faction }),
  BidLaidDown: notLogged,
  BidTakenUp: notLogged,
  PassPrepared: notLogged,
  PassTimed: notLogged,
  ThinkingOver: notLogged,
  BidsTurnedOver: ({ lot, bids }) => ({ code: 'bids-turned-over', lot, bids }),
  ClockStopped: ({ faction }) => ({ code: 'clock-stopped', faction }),
  StopSpent: notLogged,
  PaymentChosen: notLogged,
  KaramaShown: ({ faction, lot, price, card: { card } }) => ({ code: 'karama-shown', faction, lot, price, card }),
  CardSold: ({ lot, buyer, price, withKarama }) => ({ code: 'card-sold', lot, buyer, price, withKarama }),
  PriceTold: notLogged,
  PriceHeard: notLogged,
  PurchaseOver: notLogged,
  CardNamed: notLogged,
  CardLeft: ({ lot, back }) => ({ code: 'card-left', lot, back }),
  BiddingEnded: notLogged,
};
