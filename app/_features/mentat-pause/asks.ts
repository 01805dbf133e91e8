import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'mentatPause'> = {
  manners: {
    'check-board': { tone: 'warm', rank: 'turn', sealed: 'the board' },
    'open-prediction': { tone: 'secret', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
