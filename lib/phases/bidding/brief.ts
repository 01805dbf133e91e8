import type { Brief } from '../../words/brief.ts';
import type { BiddingContract } from './contract.ts';

/** A neighbour may read it: it is the same for rich and poor. */
export const biddingBrief: Brief<BiddingContract> = {
  questions: {
    bid: { title: 'What do you bid?', awaited: 'to bid or pass' },
    'bid-limit': { title: 'How far do you go for this card?', awaited: 'to think about the card' },
    'sealed-bid': { title: 'What do you bid for this card?', awaited: 'to seal a bid' },
  },
};
