import type { Brief } from '../../messages/labels.ts';
import { nameOfCard } from '../../messages/cards.ts';
import { theFaction } from '../../messages/names.ts';
import { capital } from '../../messages/numbers.ts';
import type { BiddingContract } from './contract.ts';

/** A neighbour may read it: it is the same for rich and poor. */
export const biddingBrief: Brief<BiddingContract> = {
  questions: {
    bid: {
      title: ({ high }) =>
        high === null ? 'What do you bid?' : `${capital(theFaction(high.faction))} bids ${high.amount}. You?`,
      awaited: 'to bid or pass',
    },
    'bid-limit': { title: 'How far do you go?', awaited: 'to set a limit' },
    'sealed-bid': { title: ({ lot }) => `One bid for card ${lot}.`, awaited: 'to seal a bid' },
    'way-to-pay': { title: 'How do you pay?', awaited: 'to say how to pay' },
  },
  offers: { 'way-to-pay': 'How you pay' },
  acts: {
    'bought-as-karama': ({ by, lot, card }) =>
      `${capital(theFaction(by))} pays card ${lot} with ${nameOfCard(card)} as a Karama.`,
  },
  headline: ({ bidding }) =>
    bidding === null || bidding.card === null ? null : `Card ${bidding.card.lot} of ${bidding.lots} is for sale.`,
};
