import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'karama'> = {
  presentation: {
    cancel: { tone: 'warm', rank: 'everybody' },
  },
  pages: () => import('./pages.tsx'),
};
