import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'bidding'> = {
  manners: {
    bid: { tone: 'warm', rank: 'turn' },
    'bid-limit': { tone: 'secret', rank: 'turn' },
    'sealed-bid': { tone: 'secret', rank: 'turn', sealed: 'your bid' },
    'way-to-pay': { tone: 'secret', rank: 'offer', quiet: true },
  },
  pages: () => import('./pages.tsx'),
};
