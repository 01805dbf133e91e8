import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'mentatPause'> = {
  presentation: {
    'check-board': { tone: 'warm', rank: 'turn', sealed: 'the board' },
    'open-prediction': { tone: 'secret', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
