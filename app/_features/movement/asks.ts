import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'movement'> = {
  manners: {
    move: { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
