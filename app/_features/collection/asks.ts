import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'collection'> = {
  manners: {
    'collect-less': { tone: 'warm', rank: 'offer', quiet: true },
  },
  pages: () => import('./pages.tsx'),
};
