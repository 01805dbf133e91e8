import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'harkonnen'> = {
  manners: {
    capture: { tone: 'secret', rank: 'turn', tellsResult: true },
    captive: { tone: 'secret', rank: 'turn', tellsResult: true },
  },
  pages: () => import('./pages.tsx'),
};
