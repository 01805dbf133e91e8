import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'bidding'> = {
  bid: { tone: 'warm', rank: 'turn' },
  'bid-limit': { tone: 'secret', rank: 'turn' },
  'sealed-bid': { tone: 'secret', rank: 'turn', sealed: 'your bid' },
  'way-to-pay': { tone: 'secret', rank: 'offer', quiet: true },
};
