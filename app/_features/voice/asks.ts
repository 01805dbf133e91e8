import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'voice'> = {
  presentation: {
    voice: { tone: 'warm', rank: 'in-between' },
  },
  pages: () => import('./pages.tsx'),
};
