import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'karama'> = {
  manners: {
    interfere: { tone: 'warm', rank: 'everybody' },
  },
  pages: () => import('./pages.tsx'),
};
