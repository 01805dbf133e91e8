import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'bidding'> = {
  bid: { tone: 'warm', rank: 'turn', page: ({ lot }) => `bid-${lot}` },
  'bid-limit': { tone: 'secret', rank: 'turn', page: ({ lot }) => `limit-${lot}` },
  'sealed-bid': { tone: 'secret', rank: 'turn', sealed: 'your bid', page: ({ lot }) => `sealed-${lot}` },
};
