import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'collection'> = {
  presentation: {
    'collect-less': { tone: 'warm', rank: 'offer', quiet: true },
  },
  pages: () => import('./pages.tsx'),
};
