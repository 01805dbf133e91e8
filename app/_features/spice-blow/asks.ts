import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'spiceBlow'> = {
  manners: {
    'spice-card': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
