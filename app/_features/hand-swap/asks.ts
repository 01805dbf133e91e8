import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'handSwap'> = {
  manners: {
    'give-back': { tone: 'secret', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
