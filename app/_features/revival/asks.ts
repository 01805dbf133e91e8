import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'revival'> = {
  manners: {
    revive: { tone: 'warm', rank: 'turn' },
    // Its ally waits for it.
    'let-revive': { tone: 'warm', rank: 'in-between' },
  },
  pages: () => import('./pages.tsx'),
};
