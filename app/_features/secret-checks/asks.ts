import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'secretChecks'> = {
  manners: {
    'check-own': { tone: 'secret', rank: 'aside' },
  },
  pages: () => import('./pages.tsx'),
};
