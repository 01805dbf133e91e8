import type { Labels } from '../../messages/labels.ts';
import { cardName } from '../../messages/cards.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { BiddingContract } from './contract.ts';

/** A neighbour may read these labels, so they are the same for every seat, whatever spice it has. */
export const biddingLabels: Labels<BiddingContract> = {
  prompts: {
    bid: {
      title: ({ high }) =>
        high === null ? 'What do you bid?' : `${capitalize(theFaction(high.faction))} bids ${high.amount}. You?`,
      awaited: 'to bid or pass',
    },
    'bid-limit': { title: 'Your highest bid?', awaited: 'to set a limit' },
    'sealed-bid': { title: ({ lot }) => `One bid for card ${lot}.`, awaited: 'to seal a bid' },
    'way-to-pay': { title: 'How do you pay?', awaited: 'to say how to pay' },
  },
  optionalPrompts: { 'way-to-pay': 'How you pay' },
  uses: {
    'bought-as-karama': ({ by, lot, card }) =>
      `${capitalize(theFaction(by))} pays card ${lot} with ${cardName(card)} as a Karama.`,
  },
  headline: ({ bidding }) =>
    bidding === null || bidding.card === null ? null : `Card ${bidding.card.lot} of ${bidding.lots} is for sale.`,
};
