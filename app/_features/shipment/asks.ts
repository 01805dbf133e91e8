import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'shipment'> = {
  manners: {
    'bring-reserves': { tone: 'warm', rank: 'offer' },
    ship: { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
