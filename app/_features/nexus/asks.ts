import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'nexus'> = {
  manners: {
    talk: { tone: 'warm', rank: 'turn', sealed: 'the nexus' },
    'choose-allies': { tone: 'secret', rank: 'offer' },
  },
  pages: () => import('./pages.tsx'),
};
