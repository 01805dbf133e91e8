import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'movement'> = {
  presentation: {
    move: { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
