import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'fremenWorms'> = {
  presentation: {
    'place-worm': { tone: 'warm', rank: 'turn' },
    'spare-ally': { tone: 'warm', rank: 'turn' },
    'ride-worm': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
