import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'truthtrance'> = {
  presentation: {
    'tell-truth': { tone: 'warm', rank: 'aloud' },
  },
  pages: () => import('./pages.tsx'),
};
