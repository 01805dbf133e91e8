import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'shipAndMove'> = {
  manners: {
    'act-now': { tone: 'warm', rank: 'offer', atOnce: true },
    // What is laid out ahead is its owner's alone.
    'prepare-shipment': { tone: 'secret', rank: 'offer' },
    'prepare-move': { tone: 'secret', rank: 'offer' },
  },
  pages: () => import('./pages.tsx'),
};
