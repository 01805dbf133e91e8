import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'charity'> = {
  manners: {
    'claim-charity': { tone: 'secret', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
