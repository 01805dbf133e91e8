import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'setup'> = {
  manners: {
    predict: { tone: 'secret', rank: 'setup' },
    'draw-own': { tone: 'secret', rank: 'setup' },
    'spread-forces': { tone: 'warm', rank: 'setup' },
    'start-anywhere': { tone: 'warm', rank: 'setup' },
    'setup-done': { tone: 'warm', rank: 'setup' },
  },
  pages: () => import('./pages.tsx'),
};
