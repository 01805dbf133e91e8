import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'stormCard'> = {
  manners: {
    'storm-card': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
