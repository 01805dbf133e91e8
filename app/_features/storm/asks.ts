import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'storm'> = {
  manners: {
    'storm-dial': { tone: 'secret', rank: 'turn', sealed: 'your sealed dial' },
    'storm-losses': { tone: 'warm', rank: 'turn' },
    'weather-control': { tone: 'warm', rank: 'everybody' },
    'family-atomics': { tone: 'warm', rank: 'everybody' },
  },
  pages: () => import('./pages.tsx'),
};
