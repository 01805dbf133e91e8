import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'fremenWorms'> = {
  manners: {
    'place-worm': { tone: 'warm', rank: 'turn' },
    'spare-ally': { tone: 'warm', rank: 'turn' },
    'ride-worm': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
