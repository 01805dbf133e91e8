import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'truthtrance'> = {
  manners: {
    'tell-truth': { tone: 'warm', rank: 'aloud' },
  },
  pages: () => import('./pages.tsx'),
};
