import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'dealing'> = {
  manners: {
    'choose-traitor': { tone: 'secret', rank: 'deal' },
  },
  pages: () => import('./pages.tsx'),
};
