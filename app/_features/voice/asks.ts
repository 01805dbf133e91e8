import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'voice'> = {
  manners: {
    voice: { tone: 'warm', rank: 'in-between' },
  },
  pages: () => import('./pages.tsx'),
};
